import type { Edge, Point } from './outline.ts';
import { linesInPicture, type PagePicture } from './picture-lines.ts';
import { snapPoint } from './snap.ts';

/** Pixels per unit of the page. */
const scale = 2;
const size = { width: 400, height: 300 } as const;

interface Look {
  readonly paper: number;
  readonly ink: number;
  /** Standard deviation in pixels. */
  readonly blur: number;
  /** Maximum deviation of a pixel's brightness. */
  readonly noise: number;
}

const print: Look = { paper: 240, ink: 20, blur: 0.6, noise: 0 };

/**
 * @param lines - in page units
 * @param stroke - line width in pixels
 */
function drawn(lines: readonly Edge[], stroke: number, look: Partial<Look> = {}): PagePicture {
  const { paper, ink, blur, noise } = { ...print, ...look };
  const brightness = new Uint8Array(size.width * size.height);
  let seed = 1;
  for (let row = 0; row < size.height; row += 1)
    for (let column = 0; column < size.width; column += 1) {
      const away = Math.min(...lines.map((line) => awayFrom(line, [column + 0.5, row + 0.5])));
      const covered = 1 / (1 + Math.exp((away - stroke / 2) / (blur / 1.7)));
      seed = (seed * 48_271) % 2_147_483_647;
      const random = (2 * seed) / 2_147_483_647 - 1;
      const value = paper + (ink - paper) * covered + noise * random;
      brightness[row * size.width + column] = Math.min(255, Math.max(0, Math.round(value)));
    }
  return { brightness, ...size, scale };
}

function awayFrom([[ax, ay], [bx, by]]: Edge, [x, y]: Point): number {
  const [ux, uy, px, py] = [(bx - ax) * scale, (by - ay) * scale, x - ax * scale, y - ay * scale];
  const share = Math.min(1, Math.max(0, (px * ux + py * uy) / (ux * ux + uy * uy)));
  return Math.hypot(px - share * ux, py - share * uy);
}

/** Snap distance in page units. */
const tolerance = 8;

const snapped = (picture: PagePicture, point: Point) =>
  snapPoint(point, {
    corners: [],
    open: [],
    drawn: linesInPicture(picture, point, tolerance),
    tolerance,
  });

function expectNear({ point, to }: ReturnType<typeof snapped>, [x, y]: Point, within = 0.15): void {
  expect(to).toBe('drawn');
  expect(Math.hypot(point[0] - x, point[1] - y)).toBeLessThan(within);
}

const corner: Point = [60.3, 50.7];
const walls: readonly Edge[] = [
  [corner, [160, 50.7]],
  [corner, [60.3, 120]],
];

test.each<[string, number, Partial<Look>]>([
  ['thin lines', 2, {}],
  ['pen lines', 5, {}],
  ['blur', 2, { blur: 1.5 }],
  ['noise', 2, { noise: 25 }],
  ['pencil on gray paper', 2, { paper: 170, ink: 80, noise: 8 }],
])('D7: a point snaps to the corner and the centerline of walls drawn with %s', (_, stroke, look) => {
  const picture = drawn(walls, stroke, look);
  expectNear(snapped(picture, [63, 47]), corner);
  expectNear(snapped(picture, [56, 53]), corner);
  expectNear(snapped(picture, [110, 54]), [110, 50.7]);
  expectNear(snapped(picture, [57, 90]), [60.3, 90]);
});

test('D7: a point snaps to the corner of walls that are rotated by 1° to 45°', () => {
  const turned = (angle: number) =>
    walls.map((wall) =>
      wall.map(([x, y]): Point => {
        const [dx, dy] = [x - corner[0], y - corner[1]];
        return [
          corner[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
          corner[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
        ];
      }),
    ) as unknown as readonly Edge[];
  for (const degrees of [1, 2.5, 20, 30, 45]) {
    expectNear(snapped(drawn(turned((degrees * Math.PI) / 180), 2), [62, 49]), corner, 0.2);
  }
});

test('D7: a point snaps to the nearer corner of a wall that is drawn as two faces', () => {
  const picture = drawn(
    [
      ...walls,
      [
        [64.8, 55.2],
        [160, 55.2],
      ],
      [
        [64.8, 55.2],
        [64.8, 120],
      ],
    ],
    1.5,
  );
  expectNear(snapped(picture, [60, 49]), corner);
  expectNear(snapped(picture, [66, 56]), [64.8, 55.2]);
});

test('D7: a point snaps to either face of a filled wall', () => {
  const picture = drawn(
    [
      [
        [20, 60],
        [180, 60],
      ],
    ],
    14,
  );
  expectNear(snapped(picture, [100, 55]), [100, 56.5]);
  expectNear(snapped(picture, [100, 65]), [100, 63.5]);
});

test('D7: a point snaps to the intersection of lines that cross or meet in a T', () => {
  const picture = drawn(
    [
      [
        [20, 60],
        [180, 60],
      ],
      [
        [100, 20],
        [100, 110],
      ],
      [
        [150, 60],
        [150, 110],
      ],
    ],
    3,
  );
  expectNear(snapped(picture, [103, 57]), [100, 60]);
  expectNear(snapped(picture, [147, 64]), [150, 60]);
});

test.each([
  ['short ticks', [6, 6], [0, 0], 0.3],
  ['ticks above the line', [12, 0], [0, 0], 0.3],
  ['slanted ticks', [6, 6], [6, -6], 1.3],
] as const)(
  'D7: a point snaps to the end of a dimension line with %s',
  (_, [up, down], [right, left], within) => {
    for (const stroke of [2, 3, 5]) {
      const ends: readonly Point[] = [
        [40.25, 75.3],
        [140.25, 75.3],
      ];
      const ticks = ends.map(
        ([x, y]): Edge => [
          [x + right / scale, y - up / scale],
          [x + left / scale, y + down / scale],
        ],
      );
      const picture = drawn([[ends[0] as Point, ends[1] as Point], ...ticks], stroke);
      for (const [x, y] of ends) {
        expectNear(snapped(picture, [x, y]), [x, y], within);
        expectNear(snapped(picture, [x + 2, y - 1]), [x, y], within);
        expectNear(snapped(picture, [x - 2, y + 1]), [x, y], within);
      }
    }
  },
);

test('D7: a point does not snap to plain paper, noise, a gradient, a curve or lettering', () => {
  const letters: readonly Edge[] = [
    [
      [100, 70],
      [103, 76],
    ],
    [
      [103, 76],
      [106, 70],
    ],
    [
      [101, 73],
      [105, 73],
    ],
  ];
  const curve = Array.from({ length: 40 }, (_, index): Edge => {
    const at = (step: number): Point => [
      100 + 12 * Math.cos((step / 40) * 2 * Math.PI),
      70 + 12 * Math.sin((step / 40) * 2 * Math.PI),
    ];
    return [at(index), at(index + 1)];
  });
  const shade = {
    ...drawn([], 1),
    brightness: Uint8Array.from({ length: 120_000 }, (_, at) => (at % 400) / 2),
  };
  for (const picture of [
    drawn([], 1),
    drawn([], 1, { noise: 18 }),
    shade,
    drawn(letters, 2),
    drawn(curve, 2),
  ]) {
    expect(snapped(picture, [103, 72])).toEqual({ point: [103, 72], to: null });
    expect(linesInPicture(picture, [-50, 400], 4)).toHaveLength(0);
  }
});
