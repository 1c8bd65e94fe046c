import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderForTests } from '../testing/folder-for-tests.ts';
import { offeredParcels, usedParcels } from './parcel-files.ts';

const folder = folderForTests();
mkdirSync(join(folder, 'parcels'));

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

const notOneThing = /parcels\/card\.ts must export one thing/;

test.each([
  [
    'an import of other code',
    `import { x } from './x.ts';\n${card}`,
    /card\.ts imports \.\/x\.ts\. .*remote-kit only\.$/,
  ],
  ['a second export', `export const more = 1;\n${card}`, notOneThing],
  ['a statement that runs', `run();\n${card}`, notOneThing],
  ['a second declaration in its export', card.replace(/};\n/, '}, other = run();\n'), notOneThing],
  ['no list of props', card.replace(/Parcel<[^>]*=>[^>]*>/, 'Parcel<Props>'), notOneThing],
])('K2: refuses a parcel’s file with %s', (_, text, problem) => {
  writeFileSync(join(folder, 'parcels/card.ts'), text);
  expect(() => offeredParcels(folder)).toThrow(problem);
});
