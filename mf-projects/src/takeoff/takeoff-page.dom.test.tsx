import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publishedTraces } from '@title24/shared-domain/diy-cases/testing';
import { fillFromPlan, type ProjectData, planRows, type TakeoffEntry } from '@title24/shared-domain/projects';
import { StepPage } from '../steps/step-page.tsx';
import { renderProject } from '../testing/render-project.tsx';
import { storedProject } from '../testing/stored-project.ts';
import { TakeoffPage } from './takeoff-page.tsx';

const user = userEvent.setup({ delay: null });
const project: ProjectData = { version: 1, kind: 'new', project: { name: 'Hill house' } };

function traced(id: string): TakeoffEntry {
  const found = publishedTraces.find((each) => each.id === id);
  if (!found) throw new Error(`There is no published plan ${id}`);
  return { version: 1, ...found.input };
}

async function open(data = project, takeoff: TakeoffEntry | null = null) {
  const view = renderProject(<TakeoffPage />, { project: storedProject(data, { takeoff }) });
  await screen.findByRole('heading', { name: 'Fill the forms' });
  return view;
}

const parts = { Direction: 'bearing', Length: 'length', 'Other side of this wall': 'boundary' } as const;

/** Finds a field by its id, because searching many fields by role takes seconds on a slow machine. */
function field(wall: number, label: keyof typeof parts): HTMLInputElement {
  const found = document.getElementById(`story-0-outline-0-wall-${wall - 1}-${parts[label]}`);
  if (!found) throw new Error(`Wall ${wall} has no field '${label}'`);
  return found as HTMLInputElement;
}

const checks = () => within(screen.getByRole('list', { name: 'Checks of Outline of Story 1' }));

/** Enters the walls of an L-shaped outline. Each wall turns right from the previous one, except the fourth. */
async function typeL() {
  await user.type(screen.getByLabelText('Plate height'), '8');
  await user.click(field(1, 'Length'));
  await user.keyboard('40{Enter}20{Enter}15{Enter}');
  await user.selectOptions(field(4, 'Direction'), 'Down');
  await user.click(field(4, 'Length'));
  await user.keyboard("15'{Enter}");
  await user.selectOptions(field(5, 'Direction'), 'Left');
  await user.click(field(5, 'Length'));
  await user.keyboard('300 in{Enter}35');
}

test('D6: the existing house and its addition are separate stories', async () => {
  const { session } = await open({ ...project, kind: 'existing-plus-addition' });
  await user.click(screen.getByRole('button', { name: 'Add the existing house' }));
  const story = within(screen.getByRole('region', { name: 'Existing house' }));
  expect(story.getByRole<HTMLInputElement>('radio', { name: 'Existing house' }).checked).toBe(true);
  expect(screen.queryByRole('button', { name: 'Add the existing house' })).toBeNull();
  await user.click(story.getByRole('radio', { name: 'Addition' }));
  expect(session.getState().takeoff?.stories.map(({ part }) => part)).toEqual([undefined, 'addition']);
});

test('D6: each part of the house can have four stories', async () => {
  const { session } = await open({ ...project, kind: 'existing-plus-addition' });
  const add = () => user.click(screen.getByRole('button', { name: 'Add a story' }));
  for (let story = 2; story <= 5; story += 1) await add();
  const shownBy = () => session.getState().takeoff?.stories.map(({ part = 'addition' }) => part);
  expect(shownBy()).toEqual(['addition', 'addition', 'addition', 'addition', 'existing']);
  // The addition is not offered, because it already has four stories.
  const fifth = within(screen.getByRole('region', { name: 'Story 5' }));
  expect(fifth.queryByRole('radio', { name: 'Addition' })).toBeNull();
  for (let story = 6; story <= 8; story += 1) await add();
  expect(screen.queryByRole('button', { name: 'Add a story' })).toBeNull();
  expect(shownBy()?.filter((part) => part === 'existing')).toHaveLength(4);
});

test('D1f: without a plan, an L shape is typed wall by wall, drawn, and saved as typed', async () => {
  const { saved, session } = await open();
  await typeL();
  screen.getByText('Floor area 1,175 sq ft, perimeter 150 ft.');
  screen.getByText('Outline complete.');
  screen.getByText('Back wall, 40 feet, exterior.');
  screen.getByRole('img', { name: /^Outline of Story 1 as it appears on the page/ });
  await act(() => session.flush());
  expect(saved.at(-1)).toEqual(['takeoff', { takeoff: session.getState().takeoff }]);
  expect(session.getState().takeoff?.stories[0]).toMatchObject({
    plateHeight: 8,
    typed: { plateHeight: '8' },
  });
  expect(session.getState().takeoff?.stories[0]?.polygons[0]?.points).toEqual([
    [0, 0],
    [40, 0],
    [40, 20],
    [25, 20],
    [25, 35],
    [0, 35],
  ]);
});

test('D1f: each change is announced with its wall and the outline’s state', async () => {
  await open();
  await user.click(field(1, 'Length'));
  await user.keyboard('40');
  await screen.findByText(
    "Wall 1, right, 40 feet, exterior. The outline does not close: from its end to its start 40' is missing, going left.",
  );
  await user.selectOptions(field(1, 'Other side of this wall'), 'Garage');
  await screen.findByText(/^Wall 1, right, 40 feet, to the garage\. The outline does not close/);
});

test('D1f: an open outline’s missing wall can be added, and changes can be undone and redone', async () => {
  await open();
  await user.click(field(1, 'Length'));
  await user.keyboard('30{Enter}20{Enter}30{Enter}');
  await user.click(screen.getByRole('button', { name: "Close it: up 20'" }));
  screen.getByText('Outline complete.');
  expect(field(4, 'Length').value).toBe("20'");
  await user.selectOptions(field(2, 'Direction'), 'Up');
  await user.selectOptions(field(3, 'Direction'), 'Down and left');
  checks().getByText(/The outline does not close/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  screen.getByText('Outline complete.');
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  checks().getByText(/The outline does not close/);
});

test('D1f: while an outline is being entered, the next action is shown and there is no error', async () => {
  await open();
  checks().getByText('Type the length of the first wall.');
  expect(screen.queryAllByText('Problem')).toEqual([]);
  screen.getByText('Trace a story, or type its walls: the quantities then appear here.');
  await user.click(field(1, 'Length'));
  await user.keyboard('30{Enter}');
  checks().getByText('Type the length of wall 2, or close the outline.');
  expect(screen.queryAllByText('Problem')).toEqual([]);
});

test('D1f: an outline that ends out of line with its start can be closed by two walls or one straight wall', async () => {
  await open();
  await user.click(field(1, 'Length'));
  await user.keyboard('40{Enter}30{Enter}');
  screen.getByRole('button', { name: "Close it with one straight wall: 306.87° 50'" });
  await user.click(screen.getByRole('button', { name: "Close it: left 40', then up 30'" }));
  screen.getByText('Outline complete.');
  expect([field(3, 'Length').value, field(4, 'Length').value]).toEqual(["40'", "30'"]);
});

test('D1f: an invalid length stays as typed and shows an error when its field loses the focus', async () => {
  const { session } = await open();
  await user.type(field(1, 'Length'), '30 foots');
  const row = within(screen.getByRole('group', { name: 'Wall 1' }));
  expect(row.queryByText(/Enter the length of wall 1/)).toBeNull();
  await user.tab();
  row.getByText(/Enter the length of wall 1/);
  expect(session.getState().takeoff?.stories[0]?.polygons[0]).toMatchObject({
    isUnfinished: true,
    typed: { walls: [{ length: '30 foots' }] },
  });
});

test('D1e: a traced length is shown to the inch, and changing a wall’s adjoining space does not move the outline', async () => {
  const points = [
    [100, 50],
    [401, 50],
    [401, 277],
    [100, 277],
  ] as const;
  const { session } = await open(project, {
    version: 1,
    scale: { a: [0, 0], b: [97, 0], lengthFeet: 10 },
    stories: [{ name: 'Story 1', plateHeight: 8, polygons: [{ points }] }],
  });
  const outline = () => session.getState().takeoff?.stories[0]?.polygons[0];
  const shown = () => [1, 2, 3, 4].map((wall) => field(wall, 'Length').value);
  const lengths = ["31'", '23\' 5"', "31'", '23\' 5"'];
  expect(shown()).toEqual(lengths);
  screen.getByText('Back wall, 31 feet, exterior.');
  await user.selectOptions(field(1, 'Other side of this wall'), 'Garage');
  expect(shown()).toEqual(lengths);
  expect(outline()).toMatchObject({ points, typed: { walls: [{ length: '31.030928' }, {}, {}, {}] } });
  screen.getByText('Back wall, 31 feet, to the garage.');
  await user.clear(field(1, 'Length'));
  await user.type(field(1, 'Length'), '31.03');
  await user.tab();
  expect(shown()).toEqual(['31.03', ...lengths.slice(1)]);
  expect(outline()?.typed?.walls[0]?.length).toBe('31.03');
});

test('D1e: selected rows are filled in, and entered values are kept unless their rows are selected', async () => {
  const { session } = await open(
    { ...project, building: { conditionedFloorArea: 1200 } },
    traced('takeoff-003'),
  );
  await user.selectOptions(field(2, 'Other side of this wall'), 'Garage');
  await user.click(screen.getByText('Windows, doors and more of wall 1'));
  await user.click(screen.getByText('Add a window or door to wall 1'));
  for (const [label, value] of Object.entries({ Width: '4', Height: '5', 'How many': '3' }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const area = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Conditioned floor area' });
  expect(area.checked).toBe(false);
  await user.click(screen.getByRole('button', { name: /^Fill in \d+ values$/ }));
  screen.getByText(/values are filled in/);
  expect(session.getState().data).toMatchObject({
    building: { conditionedFloorArea: 1200 },
    walls: { lines: [{ story: 1, plateHeight: 8, lengths: { back: 40, front: 40 }, garageLength: 20 }] },
    glazing: { added: [{ orientation: 'back', area: 60 }] },
  });
  await user.click(area);
  await user.click(screen.getByRole('button', { name: 'Fill in 1 value' }));
  expect(session.getState().data.building).toEqual({ conditionedFloorArea: 1175 });
  screen.getByText('The forms match the plan.');
});

test('D1e: the forms do not match the plan if a value differs but cannot be filled in', async () => {
  const takeoff = { ...traced('takeoff-001'), northBearing: 340 };
  const entered = { ...project, building: { front: 'all' as const } };
  await open(fillFromPlan(entered, planRows(entered, takeoff)), takeoff);
  screen.getByText(/All Orientations/);
  expect(screen.queryByText('The forms match the plan.')).toBeNull();
});

test('D1e: fields that were filled in from the plan are marked until they are changed', async () => {
  const takeoff = traced('takeoff-001');
  const data = fillFromPlan(project, planRows(project, takeoff));
  renderProject(<StepPage step="building" />, { project: storedProject(data, { takeoff }) });
  const area = screen.getByLabelText<HTMLInputElement>('Conditioned floor area');
  expect(area.getAttribute('aria-describedby')).toContain('hint');
  screen.getByText(/^From plan/);
  await user.clear(area);
  await user.type(area, '900');
  await waitFor(() => expect(screen.queryByText(/^From plan/)).toBeNull());
});

test.each(publishedTraces.map((each) => [each.id, each] as const))(
  'D1e: %s: the page shows and fills in the expected values of the published test plan',
  async (_, { input, expected }) => {
    const { session } = await open(project, { version: 1, ...input });
    for (const [index, { floorArea, perimeter }] of expected.stories.entries()) {
      const shown = screen.getByRole('region', { name: input.stories[index]?.name ?? '' });
      within(shown).getByText(
        `Floor area ${floorArea.toLocaleString('en-US')} sq ft, perimeter ${perimeter} ft.`,
      );
    }
    await user.click(screen.getByRole('button', { name: /^Fill in \d+ values$/ }));
    const { building, walls } = session.getState().data;
    expect(building?.conditionedFloorArea).toBe(expected.conditionedFloorArea);
    expect(walls?.lines).toHaveLength(expected.stories.length);
    for (const [index, { floorArea, lengths, garageLength }] of expected.stories.entries()) {
      const line = walls?.lines?.[index];
      expect(line).toMatchObject({ floorArea, plateHeight: input.stories[index]?.plateHeight });
      for (const [orientation, feet] of Object.entries(lengths))
        expect(line?.lengths?.[orientation as keyof typeof lengths] ?? 0).toBeCloseTo(feet, 1);
      expect(line?.garageLength ?? 0).toBeCloseTo(garageLength, 1);
    }
  },
);

test('D1i: without JavaScript, the plan is read-only', async () => {
  renderProject(<TakeoffPage />, {
    project: storedProject(project, { takeoff: traced('takeoff-001') }),
    isServed: true,
  });
  screen.getByText('The drawing is the plan as you traced it. The text lists what you entered.');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/cannot be changed/)).toBeNull();
});

test('D1h: a locked project’s plan is read-only', async () => {
  renderProject(<TakeoffPage />, {
    project: storedProject(project, {
      state: 'ordered',
      takeoff: traced('takeoff-001'),
    }),
  });
  screen.getByText(/Project P100245 cannot be changed/);
  expect(screen.queryByRole('textbox')).toBeNull();
  screen.getByText('The drawing is the plan as you traced it. The text lists what you entered.');
});
