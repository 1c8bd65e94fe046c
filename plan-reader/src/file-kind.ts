/**
 * Returns the kind of a file according to its first bytes, regardless of its name. Other bytes may precede a PDF's
 * header if the header is within the first 1,024 bytes of the file (ISO 32000-2, 7.5.2, note). Returns null if the file
 * is neither a PDF nor a PNG, JPEG or WebP image.
 */
export function fileKind(head: Uint8Array): 'pdf' | 'picture' | null {
  const text = String.fromCharCode(...head.subarray(0, 1024));
  if (text.startsWith('\x89PNG\r\n\x1a\n') || text.startsWith('\xff\xd8\xff')) return 'picture';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'picture';
  return text.includes('%PDF-') ? 'pdf' : null;
}
