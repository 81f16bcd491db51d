/** Hands a file to the browser to save under a name. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has to have read it before it goes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
