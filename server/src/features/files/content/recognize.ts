import { open } from 'node:fs/promises';
import type { AcceptedExtension } from '@title24/shared-domain/full-service';
import { isDwf, isDwg, isDxf } from './cad.ts';
import { isPlainText } from './plain-text.ts';

const headBytes = 64 * 1024;

type Check = (head: Buffer, file: string) => boolean | Promise<boolean>;

const pdf: Check = (head) => head.subarray(0, 1024).includes('%PDF-');
const zip: Check = (head) => ['PK\x03\x04', 'PK\x05\x06'].includes(head.toString('latin1', 0, 4));
const detected =
  (...types: readonly string[]): Check =>
  async (_, file) => {
    const { fileTypeFromFile } = await import('file-type');
    return types.includes((await fileTypeFromFile(file))?.ext ?? '');
  };
/** OLE compound files: documents from Office 97 to 2003, and newer ones with a password. */
const ole = 'cfb';

const checks: Readonly<Record<AcceptedExtension, Check>> = {
  pdf,
  dwg: isDwg,
  dxf: isDxf,
  dwf: isDwf,
  zip,
  png: detected('png', 'apng'),
  jpg: detected('jpg'),
  jpeg: detected('jpg'),
  tif: detected('tif'),
  tiff: detected('tif'),
  doc: detected(ole),
  docx: detected('docx', ole),
  xls: detected(ole),
  xlsx: detected('xlsx', ole),
  ppt: detected(ole),
  pptx: detected('pptx', ole),
  csv: isPlainText,
  txt: isPlainText,
};

/** Returns whether a file's content matches its extension. */
export async function contentMatches(file: string, extension: AcceptedExtension): Promise<boolean> {
  return checks[extension](await readHead(file), file);
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
