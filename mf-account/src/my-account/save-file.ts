/** Makes the browser save a text as a file, like a download link. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The click has used the content; the URL would keep it in memory as long as the page is open.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
