/** Signatures of formats whose files could pass as plain text, because they can begin without control characters. */
const otherFormats = ['%PDF-', '{\\rtf', 'MZ'];

/** Returns whether a file starts as plain text, without control characters. UTF-16 needs a byte order mark. */
export function isPlainText(head: Buffer): boolean {
  const start = head.toString('latin1', 0, 8);
  if (/^(\xff\xfe|\xfe\xff)/.test(start)) return !hasControlCharacter(utf16(head));
  if (otherFormats.some((signature) => start.startsWith(signature))) return false;
  return !hasControlCharacter(head.toString('latin1'));
}

/** Ignores tabs, line breaks, form feeds, and the end-of-file mark (0x1A) of old programs. */
function hasControlCharacter(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this code searches for them
  return /[\0-\x08\x0b\x0e-\x19\x1b-\x1f\x7f]/.test(text);
}

function utf16(head: Buffer): string {
  const even = head.subarray(0, head.length & ~1);
  return (even[0] === 0xfe ? Buffer.from(even).swap16() : even).toString('utf16le');
}
