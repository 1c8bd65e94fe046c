/** A text to save as a file. */
export interface SavedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: string;
}

/** Saves text as a file through the browser's download mechanism. */
export function saveFile({ fileName, mediaType, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  startDownload(url, fileName);
  // The URL keeps the content in memory, so it is revoked when the download has surely started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Downloads a file without leaving the page.
 * @param fileName defaults to the name in the response
 */
export function startDownload(url: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
