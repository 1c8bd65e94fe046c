import type { OpenPlan, TileRequest } from '@title24/plan-reader';
import { PlanPainter } from './plan-painter.ts';

const page = { number: 1, width: 2592, height: 1728 };

interface Asked {
  readonly request: TileRequest;
  readonly signal: AbortSignal | undefined;
  answer(): void;
  fail(reason: unknown): void;
}

/** Creates a painter. The test resolves or rejects the painter's tile requests, which are in `asked`. */
function setUp() {
  const asked: Asked[] = [];
  const sharp: boolean[] = [];
  const problems: unknown[] = [];
  const tile: OpenPlan['tile'] = (request, { signal } = {}) =>
    new Promise((resolve, reject) => {
      const { width, height } = request;
      const bitmap = { width, height, close: () => undefined };
      signal?.addEventListener('abort', () => reject(signal.reason));
      asked.push({ request, signal, answer: () => resolve(bitmap), fail: reject });
    });
  const sheet = document.createElement('div');
  const painter = new PlanPainter({ tile } as OpenPlan, page, sheet, {
    onSharp: (isSharp) => sharp.push(isSharp),
    onProblem: (reason) => problems.push(reason),
  });
  const shown = () => [...sheet.querySelectorAll('canvas')].filter(({ hidden }) => !hidden).length;
  return { asked, sharp, problems, sheet, painter, shown };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ transferFromImageBitmap: () => undefined } as never);
});
afterEach(() => jest.restoreAllMocks());

const whole = { left: 0, top: 0, right: 2592, bottom: 1728 };
const corner = { left: 0, top: 0, right: 300, bottom: 200 };

test('D1e: a small version of the whole page is painted first, then the visible tile', async () => {
  const { asked, sharp, painter, shown } = setUp();
  painter.show(corner, 4);
  expect(asked.map(({ request }) => request)).toEqual([
    { page: 1, scale: 1536 / 2592, x: 0, y: 0, width: 1536, height: 1024 },
  ]);
  asked[0]?.answer();
  await settled();
  expect(asked).toHaveLength(2);
  expect(sharp.at(-1)).toBe(false);
  asked[1]?.answer();
  await settled();
  expect(sharp.at(-1)).toBe(true);
  expect(shown()).toBe(2);
});

test('D1e: at a new scale, the pending tile is canceled, and painted tiles are hidden and later shown without a new request', async () => {
  const { asked, painter, problems, shown } = setUp();
  painter.show(whole, 0.5);
  asked[0]?.answer();
  await settled();
  painter.show(corner, 4);
  painter.show(corner, 6);
  await settled();
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false, true, false]);
  expect(problems).toEqual([]);
  for (let at = 2; at < asked.length; at += 1) {
    asked[at]?.answer();
    await settled();
  }
  const before = asked.length;
  painter.show(whole, 0.5);
  await settled();
  expect(shown()).toBe(1);
  painter.show(corner, 6);
  expect(asked).toHaveLength(before);
  expect(shown()).toBeGreaterThan(1);
});

test('D1e: a gesture cancels a pending sharp tile but not the small version of the page, and sharp tiles are requested after the gesture', async () => {
  const { asked, sharp, painter, problems, shown } = setUp();
  painter.show(corner, 4);
  painter.pause();
  expect(asked[0]?.signal?.aborted).toBe(false);
  asked[0]?.answer();
  await settled();
  expect(asked).toHaveLength(1);
  painter.show(corner, 4);
  painter.pause();
  await settled();
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false, true]);
  expect(sharp.at(-1)).toBe(false);
  expect(shown()).toBe(1);
  painter.show(corner, 4);
  asked[2]?.answer();
  await settled();
  expect(asked).toHaveLength(3);
  expect(sharp.at(-1)).toBe(true);
  expect(shown()).toBe(2);
  expect(problems).toEqual([]);
});

test('D1e: tiles are freed, so that fewer than 40 million pixels stay in memory', async () => {
  const { asked, painter, sheet } = setUp();
  for (let zoom = 0; zoom < 40; zoom += 1) {
    painter.show(corner, 5 + zoom / 100);
    for (let at = 0; at < asked.length; at += 1) {
      asked[at]?.answer();
      await settled();
    }
  }
  const pixels = [...sheet.querySelectorAll('canvas')].reduce(
    (sum, { width, height }) => sum + width * height,
    0,
  );
  expect(asked.length).toBeGreaterThan(40);
  expect(pixels).toBeLessThan(40e6);
});

test('D1e: a tile that cannot be painted is reported once, and requested again when its area is next shown', async () => {
  const { asked, painter, problems } = setUp();
  const reason = new Error('too long');
  painter.show(whole, 0.5);
  asked[0]?.fail(reason);
  await settled();
  expect(problems).toEqual([reason]);
  painter.show(whole, 0.5);
  expect(asked).toHaveLength(2);
  painter.close();
  await settled();
  expect(asked[1]?.signal?.aborted).toBe(true);
  expect(problems).toEqual([reason]);
});

test('D7: a copy of an area shows the visible tiles over the small version of the page', async () => {
  const { asked, painter } = setUp();
  painter.show(corner, 4);
  asked[0]?.answer();
  await settled();
  asked[1]?.answer();
  await settled();
  const drawn: unknown[][] = [];
  const context = {
    setTransform: (...matrix: number[]) => drawn.push(matrix),
    drawImage: (_: HTMLCanvasElement, ...at: number[]) => drawn.push(at),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const loupe = Object.assign(document.createElement('canvas'), { width: 100, height: 100 });
  painter.copyTo(loupe, [60, 40], 20);
  expect(drawn).toEqual([
    [5, 0, 0, 5, -250, -150],
    [0, 0, 2592, 1728],
    [0, 0, 384, 384],
  ]);
});
