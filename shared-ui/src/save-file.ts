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
  // Revoking the URL frees the content's memory. After 60 s, the download should have started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Downloads a file without leaving the page. A response from another origin must have
 * `Content-Disposition: attachment`.
 *
 * @param fileName used if the response has no file name; by default, the browser chooses a name
 */
export function startDownload(url: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
