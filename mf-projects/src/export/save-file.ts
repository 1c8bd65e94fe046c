import type { ExportedFile } from '@title24/shared-domain/projects';

/** Makes the browser save a text as a file, like a download link. */
export function saveFile({ fileName, mediaType, content }: ExportedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The click has used the content; the URL would keep it in memory as long as the page is open.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
