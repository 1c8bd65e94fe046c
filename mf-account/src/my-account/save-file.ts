/** Saves text as a file through the browser's download mechanism. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revokes the URL, which keeps the content in memory, once the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
