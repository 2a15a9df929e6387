import { matchFile } from "../lib/server";

/** The match as a file with its name. */
export async function fetchedFile(table: string): Promise<File> {
  const answer = await fetch(matchFile(table));
  if (!answer.ok) throw new Error(String(answer.status));
  const name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? `${table}.voevoda.json`;
  return new File([await answer.blob()], name, { type: "application/json" });
}

/** Hand a file to another program or person; where the browser cannot, save it. Whether it was shared. */
export async function share(file: File): Promise<boolean> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: file.name });
    return true;
  }
  download(file);
  return false;
}

/** Save a file where the browser saves. */
export function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
