import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDocuments } from './copy-documents.mjs';

test('K2: links in the kit’s documents lead to files in the package', () => {
  const kit = mkdtempSync(join(tmpdir(), 'title24-documents-'));
  try {
    copyDocuments(kit);
    const files = readdirSync(kit);
    const texts = files
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(join(kit, file), 'utf8'));
    const targets = [...texts.join('\n').matchAll(/\]\((?!https?:)([^)#]*)/g)].map(([, target]) => target);
    expect(targets).toContain('kit-api.md');
    expect(files).toEqual(expect.arrayContaining(targets));
  } finally {
    rmSync(kit, { recursive: true });
  }
});
