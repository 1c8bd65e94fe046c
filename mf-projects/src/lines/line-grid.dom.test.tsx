import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectData } from '@title24/shared-domain/projects';
import { StepPage } from '../steps/step-page.tsx';
import { renderProject } from '../testing/render-project.tsx';
import { storedProject } from '../testing/stored-project.ts';

const user = userEvent.setup({ delay: null });

const size = { width: 3, height: 5, windowHeight: 5 };
const house = {
  version: 1,
  kind: 'new',
  project: { name: 'Hill house' },
  glazing: {
    added: [
      { id: 'g1', part: 'new', orientation: 'front', ...size, rated: true },
      { id: 'g2', part: 'new', orientation: 'left', ...size, rated: false },
      { id: 'g3', part: 'new', orientation: 'back', ...size, rated: true },
    ],
  },
} as unknown as ProjectData;

beforeEach(() => {
  window.matchMedia = ((query: string) => ({
    matches: query === '(width >= 993px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

function open() {
  const { session } = renderProject(<StepPage step="glazing" />, { project: storedProject(house) });
  const cell = (address: string) =>
    document.getElementById(`glazing.added.${address}`) as HTMLInputElement | HTMLSelectElement;
  return { session, cell, lines: () => session.getState().data.glazing?.added ?? [] };
}

test('D1a: on a wide screen, a collapsed line is a row of cells, and Enter and the arrow keys move between them', async () => {
  const { cell, lines } = open();
  await user.click(cell('g1.width'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(cell('g2.width'));
  await user.keyboard('4{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(cell('g3.height'));
  await user.keyboard('{ArrowUp}6{Shift>}{Enter}{/Shift}');
  expect(document.activeElement).toBe(cell('g1.height'));
  expect(lines().map(({ width, height, windowHeight }) => [width, height, windowHeight])).toEqual([
    [3, 5, 5],
    [4, 6, 6],
    [3, 5, 5],
  ]);
  await user.click(cell('g1.uFactor'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(cell('g3.uFactor'));
});

test('D1a: an arrow key within a text moves the caret', async () => {
  const { cell } = open();
  const width = cell('g1.width') as HTMLInputElement;
  await user.click(width);
  width.setSelectionRange(1, 1);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(width);
  expect(width.selectionStart).toBe(2);
});

test('D1a: an invalid cell keeps its text and shows an error when it loses the focus', async () => {
  const { cell, session } = open();
  await user.clear(cell('g2.width'));
  await user.type(cell('g2.width'), 'wide');
  await user.tab();
  expect(cell('g2.width').getAttribute('aria-invalid')).toBe('true');
  expect(session.getState().data.raw).toEqual({ 'glazing.added.g2.width': 'wide' });
});

test('D1a: a field can be set for all selected lines, and Undo restores the lines', async () => {
  const { lines } = open();
  const before = lines();
  await user.click(screen.getByRole('checkbox', { name: 'Select all added glazing' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select window 2' }));
  const bar = within(screen.getByRole('group', { name: /^2 selected/ }));
  await user.selectOptions(bar.getByRole('combobox', { name: 'Set' }), 'U-factor');
  await user.type(bar.getByRole('textbox', { name: 'U-factor' }), '.28');
  await user.click(bar.getByRole('button', { name: 'Set for all' }));
  screen.getByText('U-factor is set for 2 lines.');
  expect(lines().map(({ uFactor }) => uFactor)).toEqual([0.28, undefined, 0.28]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(lines()).toEqual(before);
});

test('D1a: a row’s copy is below the row and can be opened to show all fields', async () => {
  const { cell, lines } = open();
  await user.click(screen.getByRole('button', { name: 'Copy window 1' }));
  expect(lines().map(({ id }) => id)).toEqual(['g1', 'g4', 'g2', 'g3']);
  expect(document.activeElement).toBe(cell('g4.orientation'));
  await user.click(document.querySelector('#g4 > summary') as HTMLElement);
  const card = within(document.getElementById('g4') as HTMLElement);
  card.getByRole('textbox', { name: 'Window height' });
  expect(cell('g4.width').closest('[data-cell]')).toBeNull();
});

test('rows add no controls to the form and no hidden labels, so key presses stay fast in long lists', () => {
  const { cell } = open();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Glazing' });
  const rows = screen.getAllByRole('listitem');
  expect([...form.elements].filter((control) => rows.some((row) => row.contains(control)))).toEqual([]);
  expect(rows.flatMap((row) => [...row.querySelectorAll('label')])).toEqual([]);
  expect(screen.getAllByRole('textbox', { name: 'U-factor' })[0]).toBe(cell('g1.uFactor'));
});
