import type { ExportedFile } from '@title24/shared-domain/projects';

/** Has the browser save a text as a file, as from a link to a download. */
export function saveFile({ fileName, mediaType, content }: ExportedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The click has taken the content; the address would hold it for as long as the page is open.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
