/**
 * Returns whether the file is an AutoCAD drawing, which begins with a version such as AC1032 (2018). The oldest
 * versions are AC1.50 and MC0.0.
 */
export function isDwg(head: Buffer): boolean {
  return /^(AC10\d\d|AC[12]\.\d\d|AC1\.\d|MC0\.0)/.test(latin1(head, 6));
}

/**
 * Returns whether the file is a drawing exchange file: binary with its own signature, or text that begins with a
 * section. Comments (group 999) may precede the section.
 */
export function isDxf(head: Buffer): boolean {
  const text = latin1(head, head.length).replace(/^\u00ef\u00bb\u00bf/, '');
  if (text.startsWith('AutoCAD Binary DXF\r\n\x1a\0')) return true;
  return /^(?:\s*999[ \t]*\r?\n[^\n]*\n)*\s*0[ \t]*\r?\n[ \t]*SECTION\s/.test(text);
}

/**
 * Returns whether the file is in Design Web Format, which begins with a signature such as '(DWF V06.00)'. The
 * signature is followed by a ZIP, or by other content in older versions.
 */
export function isDwf(head: Buffer): boolean {
  return /^\(DWF V\d\d\.\d\d\)/.test(latin1(head, 12));
}

function latin1(head: Buffer, length: number): string {
  return head.toString('latin1', 0, length);
}
