import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { workspace } from '../setup/workspace.mjs';

const read = (file: string) => readFileSync(join(workspace, file), 'utf8');

test('each copy of a parcel’s types equals the original', () => {
  const copies = globSync('{shell,mf-*}/src/parcels/mf-*/*.ts', { cwd: workspace });
  expect(copies.length).toBeGreaterThan(3);
  for (const copy of copies) {
    const original = join(basename(dirname(copy)), 'parcels', basename(copy));
    expect({ copy, text: read(copy) }).toEqual({ copy, text: read(original) });
  }
});
