import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  measuredPlanRows,
  type ProjectData,
  projectLimits,
  type TakeoffEntry,
} from '@title24/shared-domain/projects';
import { bottomOfPage, type PagePicture } from '@title24/shared-domain/takeoff';
import { type KeyboardEvent, useState } from 'react';
import { analyzePlan } from '../analyze-plan.ts';
import { newPlan } from '../edit-plan.ts';
import { Tracing } from './tracing.tsx';
import type { Viewport } from './viewport.ts';
import type { WorkspacePart } from './workspace-panel.tsx';

const { pointsPerPolygon } = projectLimits;
const user = userEvent.setup({ delay: null });

/** Displayed at one pixel per unit. */
const sheet = { sha256: 'a'.repeat(64), page: 1, width: 800, height: 600 } as const;
const view: Viewport = {
  scale: 1,
  toPlan: (x, y) => [x, y],
  reveal: () => undefined,
  copyTo: (...asked) => void copied.push(asked),
};
let copied: Parameters<Viewport['copyTo']>[] = [];

let plan: TakeoffEntry;
let announcements: string[];
let drawn = new Float32Array();
let picture: PagePicture | null = null;
afterEach(() => {
  drawn = new Float32Array();
  picture = null;
  copied = [];
});

function Bench({ begin, isPdf }: { readonly begin: TakeoffEntry; readonly isPdf: boolean }) {
  const [states, setStates] = useState<readonly TakeoffEntry[]>([begin]);
  const [story, setStory] = useState(0);
  const [part, setPart] = useState<WorkspacePart | null>('walls');
  plan = states.at(-1) as TakeoffEntry;
  return (
    <Tracing
      plan={plan}
      analysis={analyzePlan(plan)}
      sheet={sheet}
      isPdf={isPdf}
      lines={{ drawn, picture }}
      story={story}
      onStory={setStory}
      onPage={() => undefined}
      show={({ label, describedBy, role, onKeyDown, children, over, note }) => {
        const control = {
          role,
          'aria-label': label,
          'aria-describedby': describedBy,
          tabIndex: 0,
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, view),
        };
        return (
          <div {...control}>
            <svg aria-hidden="true">{children(view)}</svg>
            {over(view)}
            {note?.(view)}
          </div>
        );
      }}
      onChange={(update) => {
        const after = update(plan);
        if (after === plan) return;
        plan = after;
        setStates((before) => [...before, after]);
      }}
      onLeave={() => undefined}
      onUndo={() => setStates((before) => before.slice(0, -1))}
      onRedo={undefined}
      announce={(words) => announcements.push(words)}
      pages={null}
      notes={null}
      status={null}
      panel={{ part, onPart: setPart, walls: null, values: null, file: null }}
      filling={{
        rows: null,
        isOpen: false,
        count: 0,
        isChosen: () => false,
        choose: () => undefined,
        fill: () => undefined,
        filled: [],
        wasEmpty: false,
      }}
    />
  );
}

/** 10 units per foot. */
const scaled: TakeoffEntry = {
  version: 1,
  plan: sheet,
  scale: { a: [0, 0], b: [100, 0], lengthFeet: 10 },
  frontBearing: bottomOfPage,
  stories: [{ name: 'Story 1', plateHeight: 8, polygons: [], typed: { name: 'Story 1', plateHeight: '8' } }],
};

function open(begin: TakeoffEntry = scaled, isPdf = false) {
  announcements = [];
  render(<Bench begin={begin} isPdf={isPdf} />);
}

const canvas = () => screen.getByRole('application');
const drawing = () => canvas().querySelector('[data-tool]') as Element;
const click = (x: number, y: number, more: object = {}) =>
  fireEvent.click(drawing(), { clientX: x, clientY: y, ...more });
/** Fires a mouse event with the name of a pointer event, because jsdom lacks pointer events. */
const pointer = (type: string, x: number, y: number, on: Element = drawing()) =>
  fireEvent(on, new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0 }));
const point = (x: number, y: number) => pointer('pointermove', x, y);
const key = (name: string, more: object = {}) => fireEvent.keyDown(canvas(), { key: name, ...more });
const take = (name: string) => user.click(screen.getByRole('button', { name }));
const cornersOf = (outline = 0) => plan.stories[0]?.polygons[outline]?.points;

const house: ProjectData = { version: 1, kind: 'new' };
const filled = () =>
  Object.fromEntries(
    (measuredPlanRows(house, plan) ?? []).map(({ target, fromPlan }) => [target.field, fromPlan]),
  );

test('D1e: two points and a length set the scale, and points too close together are refused', async () => {
  open(newPlan());
  click(100, 100);
  click(130, 100);
  screen.getByText(/These points are 30 pixels apart. Choose two that are 40 or more apart/);
  click(300, 100);
  await user.type(screen.getByLabelText('Length between the two points'), 'ten{Enter}');
  screen.getByText(/Enter the length between the points in feet/);
  await user.clear(screen.getByLabelText('Length between the two points'));
  await user.type(screen.getByLabelText('Length between the two points'), "20'{Enter}");
  expect(plan).toMatchObject({ plan: sheet, scale: { a: [100, 100], b: [300, 100], lengthFeet: 20 } });
  expect(plan.stories[0]?.polygons).toEqual([]);
});

test('D1e: a second length shows whether the plan is stretched', async () => {
  open();
  await take('Check the scale');
  click(0, 200);
  click(0, 410);
  await user.type(screen.getByLabelText('Length between the two points'), '20{Enter}');
  screen.getByText(/The second length measures 5 percent too long/);
  await take('Check the scale');
  click(0, 200);
  click(0, 402);
  await user.type(screen.getByLabelText('Length between the two points'), '20{Enter}');
  screen.getByText(/The second length fits: it differs by 1 percent/);
});

test('D1e: clicks on one page do not replace the scale check of another page', async () => {
  const check = { a: [0, 200], b: [0, 400], lengthFeet: 20 } as const;
  const scale = { a: [0, 0], b: [100, 0], lengthFeet: 10 } as const;
  const page = { page: 1, width: 800, height: 600 };
  const [story] = scaled.stories as [TakeoffEntry['stories'][0]];
  open({ ...scaled, plan: { ...sheet, page: 2 }, check, stories: [story, { ...story, page, scale }] });
  await take('Check the scale');
  click(0, 200);
  screen.getByText('The scale can be checked on page 2 only.');
  click(0, 410);
  expect(screen.queryByLabelText('Length between the two points')).toBeNull();
  expect(plan.check).toEqual(check);
});

test('D1e: a printed scale can be chosen for a PDF page', async () => {
  open(newPlan(), true);
  await user.selectOptions(screen.getByLabelText('Printed scale of this page'), '1/4" = 1\'-0"');
  expect(plan.scale).toEqual({ a: [0, 0], b: [72, 0], lengthFeet: 4 });
});

test('D1e: an L shape is traced with clicks that snap, closed at its first corner, and measured', async () => {
  open();
  await take('Trace an outline');
  // Off by a few pixels, like a user's clicks.
  for (const [x, y] of [
    [100, 100],
    [500, 103],
    [497, 300],
    [350, 298],
    [352, 450],
    [103, 453],
    [102, 97],
  ] as const)
    click(x, y);
  expect(cornersOf()).toEqual([
    [100, 100],
    [500, 100],
    [500, 300],
    [350, 300],
    [350, 450],
    [100, 450],
  ]);
  expect(plan.stories[0]?.polygons[0]).not.toHaveProperty('isUnfinished');
  expect(filled()).toMatchObject({ conditionedFloorArea: 1175, 'lengths.front': 40, 'lengths.left': 35 });
  expect(announcements.at(-1)).toMatch(/Outline of Story 1, 6 walls, 1,175 square feet/);
});

test('D1e: with Alt, a corner is placed exactly at the pointer', async () => {
  open();
  await take('Trace an outline');
  click(100, 100);
  click(500, 103, { altKey: true });
  expect(cornersOf()).toEqual([
    [100, 100],
    [500, 103],
  ]);
});

test('D1e: digits set the open edge’s length in the pointer’s direction', async () => {
  open();
  await take('Trace an outline');
  click(100, 100);
  point(300, 110);
  for (const each of '24\' 6"') key(each);
  screen.getByText('24\' 6"');
  key('Enter');
  expect(cornersOf()).toEqual([
    [100, 100],
    [345, 100],
  ]);
  expect(announcements.at(-1)).toBe('Wall 1, right, 24 feet 6 inches, exterior.');
  key('9');
  key('Backspace');
  key('x');
  expect(cornersOf()).toHaveLength(2);
});

test('D1e: a self-crossing outline is refused and stays open', async () => {
  open();
  await take('Trace an outline');
  for (const [x, y] of [
    [100, 100],
    [300, 100],
    [100, 300],
    [300, 300],
  ] as const)
    click(x, y);
  key('c');
  screen.getByText(/The outline crosses itself between wall 2 and wall 4/);
  expect(plan.stories[0]?.polygons[0]).toHaveProperty('isUnfinished', true);
  key('z', { ctrlKey: true });
  expect(cornersOf()).toHaveLength(3);
  key('c');
  expect(plan.stories[0]?.polygons[0]).not.toHaveProperty('isUnfinished');
});

test('D1e: after Escape has ended a tool, the corners stay and tracing can continue', async () => {
  open();
  await take('Trace an outline');
  click(100, 100);
  click(300, 100);
  key('5');
  key('Escape');
  expect(screen.getByRole('button', { name: 'Trace an outline' }).getAttribute('aria-pressed')).toBe('true');
  key('Escape');
  expect(screen.getByRole('button', { name: 'Trace an outline' }).getAttribute('aria-pressed')).toBe('false');
  expect(cornersOf()).toHaveLength(2);
  await take('Trace an outline');
  click(300, 200);
  expect(cornersOf()).toHaveLength(3);
});

test('D1e: a rectangle and a hole are drawn with clicks on two opposite corners', async () => {
  open();
  await take('Draw a rectangle');
  click(100, 100);
  click(500, 400);
  await user.click(screen.getByLabelText(/A hole in it/));
  click(200, 200);
  click(260, 240);
  expect(filled()).toMatchObject({ conditionedFloorArea: 1176 });
  expect(plan.stories[0]?.polygons[1]).toMatchObject({ kind: 'void' });
});

const box: TakeoffEntry = {
  ...scaled,
  stories: [
    {
      ...(scaled.stories[0] as TakeoffEntry['stories'][number]),
      polygons: [
        {
          points: [
            [100, 100],
            [500, 100],
            [500, 400],
            [100, 400],
          ],
        },
      ],
    },
  ],
};

test('D1f: arrow keys move the crosshair by feet and inches, and Enter sets corners', async () => {
  open();
  await take('Trace an outline');
  for (let step = 0; step < 3; step += 1) key('ArrowLeft', { ctrlKey: true });
  // The crosshair starts at the page's center.
  expect(announcements.at(-1)).toBe("10' right, 30' down from the corner of the page.");
  key('Enter');
  key('ArrowRight');
  for (const each of '40') key(each);
  key('Enter');
  key('ArrowDown', { ctrlKey: true });
  key('ArrowDown', { shiftKey: true });
  key('Enter');
  expect(cornersOf()).toEqual([
    [100, 300],
    [500, 300],
    [500, expect.closeTo(400.833333, 5)],
  ]);
  key('c');
  expect(plan.stories[0]?.polygons[0]).not.toHaveProperty('isUnfinished');
});

test('D7: a button adds a window of a previously entered size to another wall', async () => {
  const [floor] = scaled.stories;
  const points = [
    [0, 0],
    [400, 0],
    [400, 300],
    [0, 300],
  ] as const;
  const openings = [{ kind: 'window', width: 6, height: 4, count: 3 }] as const;
  open({ ...scaled, stories: [{ ...floor, polygons: [{ points, edges: { 0: { openings } } }] } as never] });
  await take('Choose a wall or corner');
  click(400, 150);
  await user.click(screen.getByRole('button', { name: "Add window 6' × 4'" }));
  expect(plan.stories[0]?.polygons[0]?.edges?.[1]?.openings).toEqual([
    { kind: 'window', width: 6, height: 4 },
  ]);
});

test('D7: the loupe is above a mouse pointer, or beside a finger, toward the plan’s center', () => {
  drawn = new Float32Array([90, 200, 700, 200]);
  open();
  const loupe = () => canvas().querySelector('[class*="loupe"]');
  const touch = (x: number) => {
    const down = new MouseEvent('pointerdown', { bubbles: true, clientX: x, clientY: 200, button: 0 });
    fireEvent(drawing(), Object.assign(down, { pointerType: 'touch' }));
  };
  const middle = (axis: 'x' | 'y') => Number(loupe()?.getAttribute(axis)) + 56;
  point(100, 200);
  expect([middle('x'), middle('y')]).toEqual([100, 116]);
  touch(100);
  expect([middle('x'), middle('y')]).toEqual([184, 200]);
  touch(690);
  expect([middle('x'), middle('y')]).toEqual([606, 200]);
});

test('D7: on a page without lines or scale, the loupe shows the pixels around the pointer', () => {
  open(newPlan());
  point(100, 200);
  // Magnified fourfold, 28 units fill the loupe's 112 pixels.
  expect(copied.map(([, around, units]) => [around, units])).toEqual([[[100, 200], 28]]);
  expect(canvas().querySelectorAll('[data-loupe]')).toHaveLength(1);
});

test('D7: on a page without lines, there is no loupe if a pixel covers at most an inch of the house', () => {
  const fine: TakeoffEntry = { ...scaled, scale: { a: [0, 0], b: [240, 0], lengthFeet: 10 } };
  open(fine);
  point(100, 200);
  expect(copied).toEqual([]);
});

test('D1f: brackets select the next or previous wall, letters set its adjoining space, and O adds an opening', async () => {
  open(box);
  key(']');
  expect(announcements.at(-1)).toBe('Back wall, 40 feet, exterior.');
  key(']');
  key('g');
  expect(announcements.at(-1)).toBe('Right wall, 30 feet, to the garage.');
  key('[');
  key('o');
  const panel = within(screen.getByRole('region', { name: 'Wall 1' }));
  expect(document.activeElement).toBe(panel.getByLabelText('Kind'));
  await user.type(panel.getByLabelText('Width'), '5');
  await user.type(panel.getByLabelText('Height'), '4');
  fireEvent.change(panel.getByLabelText('How many'), { target: { value: '3' } });
  expect(plan.stories[0]?.polygons[0]).toMatchObject({
    points: box.stories[0]?.polygons[0]?.points,
    edges: {
      0: { openings: [{ kind: 'window', width: 5, height: 4, count: 3 }] },
      1: { boundary: 'garage' },
    },
  });
  expect(filled()).toMatchObject({ garageLength: 30, area: 60 });
});

test('D1f: letters typed outside of the plan do not affect it', async () => {
  open(box);
  key(']');
  const before = plan;
  await user.click(screen.getByLabelText('Other side of this wall'));
  fireEvent.keyDown(screen.getByLabelText('Other side of this wall'), { key: 'g' });
  expect(plan).toBe(before);
});

test('D1e: a corner can be moved by dragging, or with a button and a click, unless walls would cross', async () => {
  open(box);
  const handle = canvas().querySelector('[data-corner="2"]') as Element;
  pointer('pointerdown', 500, 400, handle);
  pointer('pointermove', 520, 420);
  pointer('pointerup', 520, 420);
  click(520, 420);
  expect(cornersOf()?.[2]).toEqual([520, 420]);
  click(520, 420);
  await take('Move the corner');
  click(480, 380);
  expect(cornersOf()?.[2]).toEqual([480, 380]);
  click(480, 380);
  await take('Move the corner');
  click(300, 50);
  screen.getByText(/The outline crosses itself/);
  expect(cornersOf()?.[2]).toEqual([480, 380]);
});

test('D1e: a corner can be added in the middle of a wall, and removed', async () => {
  open(box);
  key(']');
  await take('Add a corner in its middle');
  expect(cornersOf()).toHaveLength(5);
  key('Delete');
  expect(cornersOf()).toEqual(box.stories[0]?.polygons[0]?.points);
});

test('D1e: if no corner can be added to a wall, the wall stays selected', async () => {
  // A regular polygon with the maximum number of corners.
  const points = Array.from({ length: pointsPerPolygon }, (_, corner) => {
    const angle = (corner * 2 * Math.PI) / pointsPerPolygon;
    return [400 + 250 * Math.cos(angle), 300 + 250 * Math.sin(angle)] as const;
  });
  open({ ...box, stories: box.stories.map((story) => ({ ...story, polygons: [{ points }] })) });
  key(']');
  await take('Add a corner in its middle');
  screen.getByText(`An outline has at most ${pointsPerPolygon} corners.`);
  screen.getByRole('button', { name: 'Add a corner in its middle' });
  expect(cornersOf()).toHaveLength(pointsPerPolygon);
});

test('D1e: clicks on an arrow’s tail and head set north, and a click on a wall sets the front', async () => {
  open(box);
  await take('Set north');
  click(700, 100);
  click(650, 100);
  expect(plan.northBearing).toBe(270);
  await take('Set the front');
  click(300, 103);
  expect(plan.frontBearing).toBe(0);
});

test('D1e: walls that were entered before a plan was opened keep their lengths when the scale is set', async () => {
  const typed: TakeoffEntry = {
    version: 1,
    scale: { a: [0, 0], b: [1, 0], lengthFeet: 1 },
    stories: [
      {
        name: 'Story 1',
        plateHeight: 8,
        polygons: [
          {
            points: [
              [0, 0],
              [30, 0],
              [30, 20],
              [0, 20],
            ],
          },
        ],
      },
    ],
  };
  open(typed);
  click(100, 100);
  click(300, 100);
  await user.type(screen.getByLabelText('Length between the two points'), '20{Enter}');
  expect(cornersOf()).toEqual([
    [250, 200],
    [550, 200],
    [550, 400],
    [250, 400],
  ]);
});

test('D1e: pointer movement does not change the drawing of the traced outline', async () => {
  open(box);
  await take('Trace an outline');
  click(100, 500);
  const drawn = canvas().querySelector('[data-outline="0"]') as Element;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(drawn, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let x = 110; x < 200; x += 10) point(x, 500);
  await act(async () => undefined);
  expect(observer.takeRecords()).toEqual([]);
  expect(changes).toEqual([]);
  expect(canvas().querySelector('text:last-of-type')).not.toBeNull();
});

test('D7: points snap to the plan’s corners, even while the scale is being set, unless Alt is pressed', async () => {
  drawn = new Float32Array([200, 50, 400, 50, 400, 50, 400, 250]);
  open(newPlan(), true);
  screen.getByText(/^Points snap to the plan’s lines/);
  click(203, 47);
  click(397, 54);
  await user.type(screen.getByLabelText('Length between the two points'), "20'{Enter}");
  expect(plan.scale).toEqual({ a: [200, 50], b: [400, 50], lengthFeet: 20 });
  screen.getByText(/One pixel is 1.2 in. Zoom in to be exact./);
  click(396, 245);
  click(300, 54, { altKey: true });
  expect(cornersOf()).toEqual([
    [400, 250],
    [300, 54],
  ]);
});

test('D7: points snap to a photo’s dark lines unless Alt is pressed', () => {
  const { width, height } = sheet;
  const isDark = (x: number, y: number) =>
    (Math.abs(y - 49.5) < 1 && x >= 200 && x < 401) || (Math.abs(x - 399.5) < 1 && y >= 49 && y < 250);
  const brightness = Uint8Array.from({ length: width * height }, (_, at) =>
    isDark(at % width, Math.floor(at / width)) ? 0 : 255,
  );
  picture = { brightness, width, height, scale: 1 };
  open();
  screen.getByText(/^Points snap to the plan’s lines/);
  click(397, 54);
  click(396, 150);
  click(300, 54, { altKey: true });
  expect(cornersOf()).toEqual([
    [400, 50],
    [400, 150],
    [300, 54],
  ]);
});
