/** AutoCAD drawing: a version stamp such as AC1032 (2018); the oldest are AC1.50 and MC0.0. */
export function isDwg(head: Buffer): boolean {
  return /^(AC10\d\d|AC[12]\.\d\d|AC1\.\d|MC0\.0)/.test(latin1(head, 6));
}

/** Drawing exchange file: binary with its own stamp, or text that starts with a section after comments (group 999). */
export function isDxf(head: Buffer): boolean {
  const text = latin1(head, head.length).replace(/^\u00ef\u00bb\u00bf/, '');
  if (text.startsWith('AutoCAD Binary DXF\r\n\x1a\0')) return true;
  return /^(?:\s*999[ \t]*\r?\n[^\n]*\n)*\s*0[ \t]*\r?\n[ \t]*SECTION\s/.test(text);
}

/** Design web format: '(DWF V06.00)' followed by a ZIP; older versions differ after the stamp. */
export function isDwf(head: Buffer): boolean {
  return /^\(DWF V\d\d\.\d\d\)/.test(latin1(head, 12));
}

function latin1(head: Buffer, length: number): string {
  return head.toString('latin1', 0, length);
}
