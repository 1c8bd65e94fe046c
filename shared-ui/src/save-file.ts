/** A text file to save. */
export interface SavedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: string;
}

/** Saves text as a download. */
export function saveFile({ fileName, mediaType, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The URL keeps the content in memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
