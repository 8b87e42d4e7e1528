/** Hands bytes to the browser to save under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the bytes by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
