import { exampleProject, type ProjectData, type TakeoffEntry } from '@title24/shared-domain/projects';
import {
  edgesOf,
  feetPerUnit,
  measureEdges,
  measureTrace,
  orientations,
  type Point,
  printedScales,
  scaleOfPrinted,
  type TracedPolygon,
} from '@title24/shared-domain/takeoff';

/** Size of a 36 × 24 inch sheet, in points. */
export const sheet = { width: 36 * 72, height: 24 * 72 } as const;

const [printedScale] = printedScales.filter(({ feetPerInch }) => feetPerInch === 4);
if (!printedScale) throw new Error('Plans at a quarter inch to the foot are not known');
/** Scale as stated on the sheets. */
export const scaleName = printedScale.name;
const scale = scaleOfPrinted(printedScale);
/** Position of each outline's first corner on its sheet, in points. */
const [left, top] = [500, 400];

/** Equal windows in a wall. Width and height are in feet. */
type WallWindows = readonly [count: number, width: number, height: number];

interface DemoStory {
  readonly name: string;
  /** In feet. */
  readonly plateHeight: number;
  /** In feet, clockwise from the back left. The front is at the bottom of the sheet. */
  readonly corners: readonly Point[];
  readonly windows: readonly WallWindows[];
}

const stories: readonly DemoStory[] = [
  {
    name: 'Story 1',
    plateHeight: 9,
    corners: [
      [0, 0],
      [60, 0],
      [60, 28],
      [36, 28],
      [36, 50],
      [0, 50],
    ],
    windows: [
      [6, 4, 4],
      [3, 3, 4],
      [3, 4, 5],
      [3, 3, 4],
      [5, 4, 5],
      [4, 3, 4],
    ],
  },
  {
    name: 'Story 2',
    plateHeight: 8,
    corners: [
      [0, 0],
      [36, 0],
      [36, 28],
      [0, 28],
    ],
    windows: [
      [5, 4, 4],
      [3, 3, 4],
      [5, 4, 4],
      [3, 3, 4],
    ],
  },
];

function onSheet([x, y]: Point): Point {
  const feet = feetPerUnit(scale);
  return [left + x / feet, top + y / feet];
}

function polygonOf({ corners, windows }: DemoStory): TracedPolygon {
  const edges = windows.map(([count, width, height], index) => [
    index,
    { openings: [{ kind: 'window' as const, width, height, count }] },
  ]);
  return { points: corners.map(onSheet), edges: Object.fromEntries(edges) };
}

/** The two ends of a window's opening on the sheet, in points. */
export type DrawnWindow = readonly [from: Point, to: Point];

/** The stories of {@link largeDemoHouse} as drawn on its plan, one per sheet. */
export const drawnStories = stories.map((story) => ({
  name: story.name,
  corners: story.corners.map(onSheet),
  windows: edgesOf(story.corners).flatMap(([[x, y], [toX, toY]], index): DrawnWindow[] => {
    const [count, width] = story.windows[index] ?? [0, 0];
    const length = Math.hypot(toX - x, toY - y);
    const at = (feet: number) => onSheet([x + ((toX - x) * feet) / length, y + ((toY - y) * feet) / length]);
    return Array.from({ length: count }, (_, each) => {
      const middle = (length * (each + 0.5)) / count;
      return [at(middle - width / 2), at(middle + width / 2)];
    });
  }),
}));

/** Returns the outlines of {@link largeDemoHouse} as traced on its plan. @param sha256 the hash of the plan file */
export function demoTakeoff(sha256: string): TakeoffEntry {
  return {
    version: 1,
    plan: { sha256, page: 1, ...sheet },
    scale,
    frontBearing: 180,
    northBearing: 0,
    stories: stories.map((story, index) => ({
      name: story.name,
      plateHeight: story.plateHeight,
      polygons: [polygonOf(story)],
      ...(index > 0 && { page: { page: index + 1, ...sheet } }),
    })),
  };
}

const measured = measureTrace({
  scale,
  stories: stories.map((story) => ({ ...story, polygons: [polygonOf(story)] })),
});

function glazingLines() {
  const windows = stories.flatMap((story) =>
    measureEdges(polygonOf(story), feetPerUnit(scale), 180).flatMap(({ orientation, openings }) =>
      openings.flatMap(({ count = 1, width, height }) => Array(count).fill({ orientation, width, height })),
    ),
  );
  return windows.map((window, index) => ({
    ...window,
    id: `g${index + 1}`,
    part: 'new' as const,
    windowHeight: window.height,
    sash: index % 3 === 0 ? 'fixed' : 'sliding',
    rated: true,
    uFactor: 0.3,
    shgc: 0.23,
    overhang: 'none' as const,
    type: 'new' as const,
  }));
}

const owner = (email: string, line1: string) =>
  ({
    name: { first: 'Demo', last: 'Member' },
    role: 'owner',
    email,
    address: { line1, cityText: 'Sacramento', stateText: 'CA', postalCode: '95814', country: 'USA' },
  }) as const;

const sacramento = {
  city: 'Sacramento',
  postalCode: '95814',
  jurisdiction: 'City of Sacramento',
  climateZone: 12,
  climateZoneSource: 'address-lookup',
} as const;

/** Returns a complete one-story house, for orders. */
export function demoHouse(number: number, email: string): ProjectData {
  const line1 = `Demo address ${number}`;
  return {
    ...exampleProject,
    project: {
      ...exampleProject.project,
      name: `Demo house ${number}`,
      signer: owner(email, line1),
      decides: 'same',
    },
    location: { ...sacramento, addressLine1: line1 },
  };
}

/** Returns a complete two-story house with forty windows, which matches {@link demoTakeoff}. */
export function largeDemoHouse(email: string): ProjectData {
  const { conditionedFloorArea } = measured;
  const [first, second] = measured.stories;
  const line1 = 'Demo address 40';
  return {
    ...exampleProject,
    project: {
      ...exampleProject.project,
      name: 'Demo house with 40 windows',
      signer: owner(email, line1),
      decides: 'same',
    },
    location: { ...sacramento, addressLine1: line1 },
    building: {
      type: 'detached',
      dwellingUnits: 1,
      stories: stories.length,
      bedrooms: 4,
      front: 180,
      conditionedFloorArea,
      attachedGarage: false,
      naturalGas: 'no',
    },
    walls: {
      lines: measured.stories.map(({ lengths, floorArea }, index) => ({
        id: `w${index + 1}`,
        part: 'new',
        story: index + 1,
        plateHeight: stories[index]?.plateHeight ?? 0,
        lengths: Object.fromEntries(
          orientations.filter((each) => lengths[each] > 0).map((each) => [each, lengths[each]]),
        ),
        floorArea,
        insulation: 'R-21',
        cavity: '2x6',
        siding: 'stucco',
      })),
    },
    floors: [{ id: 'f1', part: 'new', type: 'slab', area: first?.floorArea ?? 0 }],
    roofs: {
      ceilings: [
        {
          id: 'c1',
          part: 'new',
          area: Math.max(first?.floorArea ?? 0, second?.floorArea ?? 0),
          insulation: 'R-38',
          cavity: 'attic',
        },
      ],
      roofing: 'tile',
    },
    glazing: { added: glazingLines() },
  };
}
