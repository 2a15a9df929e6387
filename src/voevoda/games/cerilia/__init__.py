"""Wars of Cerilia (being set up)."""
