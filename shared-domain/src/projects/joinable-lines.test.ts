import { joinableLines, joinLines } from './joinable-lines.ts';
import type { GlazingEntryLine } from './project-data.ts';

const line = (id: string, rest: Partial<GlazingEntryLine> = {}): GlazingEntryLine => ({
  id,
  part: 'new',
  orientation: 'left',
  windowHeight: 4,
  sash: 'hung',
  area: 10,
  ...rest,
});

test('D5: windows that are alike in all but size can be one line', () => {
  const lines = [
    line('g1'),
    line('g2', { area: 12.5 }),
    line('g3', { windowHeight: 5 }),
    line('g4', { width: 2, height: 3, count: 2 }),
    line('g5', { orientation: 'right' }),
  ];
  expect(joinableLines(lines)).toEqual([['g1', 'g2', 'g4']]);
  expect(joinLines(lines, ['g1', 'g2'])).toEqual([line('g1', { area: 22.5 }), ...lines.slice(2)]);
});

test('D5: the order in which answers were given has no part in it', () => {
  const { id: _, ...values } = line('g1');
  expect(joinableLines([line('g1'), { ...values, id: 'g2' }])).toEqual([['g1', 'g2']]);
  expect(joinableLines([])).toEqual([]);
});

test('D5: a line alone, or one that is gone, joins with nothing', () => {
  expect(joinLines([line('g1')], ['g1', 'g9'])).toEqual([line('g1')]);
});
