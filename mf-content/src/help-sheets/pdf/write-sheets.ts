/** Writes the PDFs of the help sheets: `node write-sheets.ts <folder>`, where 'static/pdf/….pdf' is made. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { printSheets } from './printed-sheets.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Say where to write the PDFs: node write-sheets.ts <folder>');
  process.exit(1);
}
for (const [path, bytes] of await printSheets()) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}
