/** A text to be saved as a file. */
export interface SavedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: string;
}

/** Makes the browser save a text as a file, like a download link. */
export function saveFile({ fileName, mediaType, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The click has used the content; the URL would keep it in memory as long as the page is open.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
