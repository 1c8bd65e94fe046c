const maxBytes = 255;

/**
 * Returns a sender's file name for display, without its path and without characters that can disguise the name (control
 * characters, direction marks). The result has at most 255 bytes in UTF-8, including the extension, and must not be
 * used as a path.
 */
export function displayName(sent: string): string {
  const name = sent
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim();
  const ending = /\.[^.]{1,20}$/.exec(name)?.[0] ?? '';
  return (
    cut(name.slice(0, name.length - ending.length), maxBytes - Buffer.byteLength(ending)) + ending || 'file'
  );
}

function cut(text: string, bytes: number): string {
  let length = 0;
  let kept = '';
  for (const character of text) {
    length += Buffer.byteLength(character);
    if (length > bytes) break;
    kept += character;
  }
  return kept;
}
