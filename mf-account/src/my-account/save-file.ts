/** Downloads JSON text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The URL keeps the content in memory, so it is revoked a minute after the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
