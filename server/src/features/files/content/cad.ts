/**
 * Returns whether a file is an AutoCAD drawing (DWG), which begins with a version such as AC1032 (2018). The oldest
 * files begin with a version such as AC1.50 or MC0.0.
 */
export function isDwg(head: Buffer): boolean {
  return /^(AC10\d\d|AC[12]\.\d\d|AC1\.\d|MC0\.0)/.test(latin1(head, 6));
}

/**
 * Returns whether a file is a drawing exchange file (DXF): binary that begins with a signature, or text that begins
 * with a section, possibly after comments (group code 999).
 */
export function isDxf(head: Buffer): boolean {
  const text = latin1(head, head.length).replace(/^\u00ef\u00bb\u00bf/, '');
  if (text.startsWith('AutoCAD Binary DXF\r\n\x1a\0')) return true;
  return /^(?:\s*999[ \t]*\r?\n[^\n]*\n)*\s*0[ \t]*\r?\n[ \t]*SECTION\s/.test(text);
}

/** Returns whether a file is in Design Web Format (DWF), which begins with a signature such as '(DWF V06.00)'. */
export function isDwf(head: Buffer): boolean {
  return /^\(DWF V\d\d\.\d\d\)/.test(latin1(head, 12));
}

function latin1(head: Buffer, length: number): string {
  return head.toString('latin1', 0, length);
}
