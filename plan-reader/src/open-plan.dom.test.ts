import { Blob as NodeBlob } from 'node:buffer';
import { type OpenPlanOptions, openPlan } from './open-plan.ts';
import { maxLines } from './plan-limits.ts';

interface Message {
  readonly kind: string;
  readonly id?: number;
  readonly begin?: number;
}

/** Fake of the browser's message channel and of the frame that receives its messages. */
class FakeChannel {
  static readonly all: FakeChannel[] = [];
  /** Messages from the page to the frame. */
  readonly told: Message[] = [];
  readonly port1 = {
    onmessage: null as ((event: { data: object }) => void) | null,
    postMessage: (message: Message) => void this.told.push(message),
    close: () => undefined,
  };
  readonly port2 = {};

  constructor() {
    FakeChannel.all.push(this);
  }

  says(data: object): void {
    this.port1.onmessage?.({ data });
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const frames = () => [...document.querySelectorAll('iframe')];
const frame = () => FakeChannel.all.at(-1) as FakeChannel;

beforeEach(() => {
  FakeChannel.all.length = 0;
  Object.assign(globalThis, { MessageChannel: FakeChannel });
  jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({
    postMessage: () => undefined,
  } as unknown as Window);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const each of frames()) each.remove();
});

/** Returns a file that can be read like a browser's file. jsdom's own files cannot. */
function fileOf(text: string): File {
  const blob = new NodeBlob([text]);
  return Object.assign(blob, { name: 'plans.pdf' }) as unknown as File;
}

/** Waits until jsdom has loaded `count` frames and their channels exist. */
async function untilFrame(count: number): Promise<void> {
  while (FakeChannel.all.length < count) await settled();
}

async function opened(pages = 3, options: OpenPlanOptions = {}) {
  const opening = openPlan(fileOf('%PDF-1.7\n'), options);
  await untilFrame(1);
  frame().says({ kind: 'started' });
  frame().says({ kind: 'opened', pages });
  return opening;
}

async function asked(kind: string): Promise<Message> {
  for (;;) {
    const message = frame().told.findLast((each) => each.kind === kind);
    if (message) return message;
    await settled();
  }
}

test('D1e: openPlan allows its frame only to run scripts, and returns the plan’s page count and hash', async () => {
  const plan = await opened();
  const [only] = frames();
  expect(only?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(only?.hidden).toBe(true);
  expect(plan).toMatchObject({ name: 'plans.pdf', size: 9, kind: 'pdf', pages: 3 });
  expect(plan.sha256).toMatch(/^[0-9a-f]{64}$/);
  await expect(plan.page(4)).rejects.toThrow(RangeError);
  plan.close();
  expect(frames()).toEqual([]);
  await expect(plan.page(1)).rejects.toThrow('The plan is closed');
});

test.each([
  ['empty', ''],
  ['unsupported', 'notes'],
])('D1e: a file that is %s is refused before a frame is created', async (kind, text) => {
  await expect(openPlan(fileOf(text))).rejects.toMatchObject({ name: 'PlanProblem', kind });
  expect(frames()).toEqual([]);
});

test.each(['password', 'damaged', 'too-large'])(
  'D1e: the frame is removed after it reports the problem “%s”',
  async (problem) => {
    const opening = openPlan(fileOf('%PDF-1.7\n'));
    const refused = expect(opening).rejects.toMatchObject({ kind: problem });
    await untilFrame(1);
    frame().says({ kind: 'started' });
    frame().says({ kind: 'failed', problem });
    await refused;
    expect(frames()).toEqual([]);
  },
);

test('D1e: openPlan refuses a plan with more than 300 pages', async () => {
  await expect(opened(301)).rejects.toMatchObject({ kind: 'too-many-pages' });
  expect(frames()).toEqual([]);
});

test('D1e: a frame that does not respond is removed, and the next request starts another frame', async () => {
  const plan = await opened(3, { limits: { answer: 0 } });
  await expect(plan.page(1)).rejects.toMatchObject({ kind: 'stopped' });
  expect(frames()).toEqual([]);
  const page = plan.page(2);
  const refused = expect(page).rejects.toMatchObject({ kind: 'page' });
  await untilFrame(2);
  frame().says({ kind: 'started' });
  // Responds synchronously, before the code that sent the message can continue.
  frame().port1.postMessage = ({ kind, id }: Message) => {
    if (kind === 'measure') frame().says({ kind: 'refused', id, problem: 'page' });
  };
  frame().says({ kind: 'opened', pages: 3 });
  await refused;
  plan.close();
});

test('D1e: requests are sent one by one, and a canceled request is rejected without a response', async () => {
  const plan = await opened();
  const first = plan.page(1);
  const abort = new AbortController();
  const tile = { page: 1, scale: 1, x: 0, y: 0, width: 10, height: 10 };
  const second = plan.tile(tile, { signal: abort.signal });
  const { id } = await asked('measure');
  expect(frame().told.some(({ kind }) => kind === 'tile')).toBe(false);
  frame().says({ kind: 'measured', id, page: { number: 1, width: 612, height: 792 } });
  expect(await first).toEqual({ number: 1, width: 612, height: 792 });
  await asked('tile');
  abort.abort(new Error('out of view'));
  await expect(second).rejects.toThrow('out of view');
  expect(frame().told.at(-1)?.kind).toBe('cancel');
  await expect(plan.tile({ ...tile, width: 4097 })).rejects.toThrow(RangeError);
  plan.close();
});

test('D1e: the frame gets the bytes that it requests, and a read error is reported', async () => {
  const file = fileOf('%PDF-1.7\n');
  const opening = openPlan(file);
  const refused = expect(opening).rejects.toMatchObject({ kind: 'unreadable' });
  await untilFrame(1);
  frame().says({ kind: 'started' });
  frame().says({ kind: 'need', begin: 1, end: 4 });
  const { begin } = await asked('bytes');
  expect(begin).toBe(1);
  Object.assign(file, { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('moved')) }) });
  frame().says({ kind: 'need', begin: 4, end: 8 });
  await refused;
});

test.each([
  ['three numbers instead of four', new Float32Array(3)],
  ['not finite numbers', new Float32Array([0, 0, Number.NaN, 0])],
  ['too many', new Float32Array(4 * maxLines + 4)],
  ['not an array of numbers', 'lines'],
])('D7: the lines of a page are refused if they are %s', async (_, lines) => {
  const plan = await opened();
  const refused = expect(plan.lines(1)).rejects.toMatchObject({ kind: 'page' });
  const { id } = await asked('lines');
  frame().says({ kind: 'drawn', id, lines });
  await refused;
  plan.close();
});

test('D7: the lines of a page are returned without waiting for earlier requests', async () => {
  const plan = await opened();
  const page = plan.page(1);
  const reading = plan.lines(1);
  const { id } = await asked('lines');
  frame().says({ kind: 'drawn', id, lines: new Float32Array([1, 2, 3, 4]) });
  expect([...(await reading)]).toEqual([1, 2, 3, 4]);
  frame().says({
    kind: 'measured',
    id: (await asked('measure')).id,
    page: { number: 1, width: 9, height: 9 },
  });
  await page;
  plan.close();
});
