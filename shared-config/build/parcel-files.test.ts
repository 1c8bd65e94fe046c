import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offeredParcels, usedParcels } from './parcel-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'title24-parcels-'));
  mkdirSync(join(folder, 'parcels'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const card = `import type { Parcel } from '@title24/remote-kit/contract';

/** A card. */
export const cardParcel: Parcel<{
  readonly id: string;
  readonly onClose?: () => void;
}> = { remote: 'mf-team', parcel: 'card' };

interface Size { readonly area: number }
`;

test('K2: reads a parcel’s remote, name and props, with optional props marked', () => {
  writeFileSync(join(folder, 'parcels/card.ts'), card);
  const parcel = { remote: 'mf-team', parcel: 'card', props: ['id', 'onClose?'], text: card };
  expect(offeredParcels(folder)).toEqual([parcel]);
  expect(usedParcels(folder)).toEqual([]);
  mkdirSync(join(folder, 'src/parcels/mf-team'), { recursive: true });
  writeFileSync(join(folder, 'src/parcels/mf-team/card.ts'), card);
  expect(usedParcels(folder)).toEqual([parcel]);
});

test.each([
  ["import { x } from './x.ts';\n", /parcels\/card\.ts imports \.\/x\.ts\. .*remote-kit only\.$/],
  ['export const more = 1;\n', /parcels\/card\.ts must export one thing/],
  ['run();\n', /parcels\/card\.ts must export one thing/],
])('K2: refuses a parcel’s file with the additional line %s', (line, problem) => {
  writeFileSync(join(folder, 'parcels/card.ts'), line + card);
  expect(() => offeredParcels(folder)).toThrow(problem);
});

test('K2: refuses a second declaration in the export of a parcel', () => {
  writeFileSync(join(folder, 'parcels/card.ts'), card.replace(/};\n/, '}, other = run();\n'));
  expect(() => offeredParcels(folder)).toThrow('must export one thing');
});

test('K2: refuses a parcel that does not list its props', () => {
  writeFileSync(join(folder, 'parcels/card.ts'), card.replace(/Parcel<[^>]*=>[^>]*>/, 'Parcel<Props>'));
  expect(() => offeredParcels(folder)).toThrow('must export one thing');
});
