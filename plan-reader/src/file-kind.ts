/**
 * Returns what a file is by its first bytes, regardless of its name: a PDF may begin with up to 1024 bytes of something
 * else (ISO 32000-2, 7.5.2, note). Null if it is neither a PDF nor a PNG, JPEG or WebP.
 */
export function fileKind(head: Uint8Array): 'pdf' | 'picture' | null {
  const text = String.fromCharCode(...head.subarray(0, 1024));
  if (text.startsWith('\x89PNG\r\n\x1a\n') || text.startsWith('\xff\xd8\xff')) return 'picture';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'picture';
  return text.includes('%PDF-') ? 'pdf' : null;
}
