import { linesAt } from '../document-values.ts';
import { type FieldGroup, fieldGroups } from '../fields/field-groups.ts';
import { wholeProject } from '../testing/projects.ts';
import { withoutPasted, withPastedLines } from './paste-lines.ts';

const group = (path: string) => fieldGroups.find((each) => each.path === path) as FieldGroup;
const added = group('glazing.added');
const paste = (text: string, to = added) => withPastedLines(wholeProject, to, text, 2026);

test('D1a: pasted rows without a heading use the default column order', () => {
  const {
    data,
    added: ids,
    toCorrect,
  } = paste('Front\t2\t3\t"6\'-8"""\t.30\t.5\r\n\r\nleft-back\t1\t80"\t4 6\t\t');
  const [one, two] = linesAt(data, 'glazing.added').filter(({ id }) => ids.includes(String(id)));
  expect(one).toMatchObject({ part: 'new', orientation: 'front', count: 2, width: 3, rated: true });
  expect(one).toMatchObject({ uFactor: 0.3, shgc: 0.5 });
  expect(one?.height).toBeCloseTo(6.6667, 3);
  expect(one?.windowHeight).toBe(one?.height);
  expect(two).toMatchObject({ orientation: 'leftBack', count: 1, height: 4.5 });
  expect(two?.width).toBeCloseTo(6.6667, 3);
  expect(two).not.toHaveProperty('rated');
  expect(toCorrect).toEqual([]);
});

test('a pasted window with a U-factor or SHGC counts as labeled unless its row states otherwise', () => {
  const {
    data,
    added: ids,
    labeled,
  } = paste('Qty\tNFRC label\tU-factor\n1\tno\t.3\n1\t\t.3\n1\tyes\t.3\n1\t\t\n1\t\tlow');
  const pasted = linesAt(data, 'glazing.added').filter(({ id }) => ids.includes(String(id)));
  expect(pasted.map(({ rated }) => rated)).toEqual([false, true, true, undefined, true]);
  expect(labeled).toBe(2);
});

test('a heading row names the columns of pasted rows, and an unknown column is reported', () => {
  const { data, added: ids, ignoredColumns } = paste('Mark\tQty\tU-factor\tSash type\nA\t3\t0.28\tHung');
  expect(ids).toHaveLength(1);
  expect(linesAt(data, 'glazing.added').at(-1)).toMatchObject({ count: 3, uFactor: 0.28, sash: 'hung' });
  expect(ignoredColumns).toEqual(['Mark']);
});

test('D5: invalid pasted text is stored unchanged and listed for correction', () => {
  const { data, added: ids, toCorrect, ignoredColumns } = paste('North\t1\twide\t4\t.3\t.2\textra');
  const address = `glazing.added.${ids[0]}`;
  expect(data.raw).toEqual({ [`${address}.orientation`]: 'North', [`${address}.width`]: 'wide' });
  expect(toCorrect.map(({ field, text }) => [field.name, text])).toEqual([
    ['orientation', 'North'],
    ['width', 'wide'],
  ]);
  expect(ignoredColumns).toEqual(['7']);
});

test('pasted rows beyond the list’s limit are counted but not added', () => {
  const before = linesAt(wholeProject, 'glazing.added').length;
  const { data, tooMany } = paste('Front\t1\n'.repeat(201));
  expect(linesAt(data, 'glazing.added')).toHaveLength(200);
  expect(tooMany).toBe(before + 1);
});

test('wall lines can be pasted, and removing the pasted lines restores the project', () => {
  const { data, added: ids } = paste('1\t8\' 1"\t40\t30\t40\t30\tR-15', group('walls.lines'));
  expect(linesAt(data, 'walls.lines').at(-1)).toMatchObject({ story: 1, insulation: 'R-15' });
  expect(withoutPasted(data, ids)).toEqual(wholeProject);
});
