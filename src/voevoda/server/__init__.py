"""The table: matches served to browsers and kept in a database."""
