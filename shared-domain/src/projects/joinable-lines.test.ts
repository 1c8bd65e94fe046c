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

test('D5: windows can be joined if they differ only in `width`, `height`, `count` and `area`', () => {
  const lines = [
    line('g1'),
    line('g2', { area: 12.5 }),
    line('g3', { windowHeight: 5 }),
    line('g4', { width: 2, height: 3, count: 2 }),
    line('g5', { orientation: 'right' }),
  ];
  expect(joinableLines(lines)).toEqual([['g1', 'g2', 'g4']]);
  const project = { kind: 'new', glazing: { added: lines, existing: [line('e1')] } } as const;
  expect(joinLines(project, 'added', ['g1', 'g2'])).toEqual({
    kind: 'new',
    glazing: { added: [line('g1', { area: 22.5 }), ...lines.slice(2)], existing: [line('e1')] },
  });
});

test('D5: windows with equal answers can be joined even if the answers are stored in different orders', () => {
  const { id: _, ...values } = line('g1');
  expect(joinableLines([line('g1'), { ...values, id: 'g2' }])).toEqual([['g1', 'g2']]);
  expect(joinableLines([])).toEqual([]);
});

test('D5: joining changes nothing if fewer than two of the lines to join exist', () => {
  const project = { kind: 'new', glazing: { added: [line('g1')] } } as const;
  expect(joinLines(project, 'added', ['g1', 'g9'])).toBe(project);
  expect(joinLines({ kind: 'new' }, 'existing', ['e1', 'e2'])).toEqual({ kind: 'new' });
});
