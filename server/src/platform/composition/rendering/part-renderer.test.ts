import type { RegistryEntry, RenderRequest } from '@title24/remote-kit/contract';
import pLimit from 'p-limit';
import { SiteBusyError } from '../../http/request-error.ts';
import { causes, useSpans } from '../../logging/cause.ts';
import { PartRenderer } from './part-renderer.ts';
import type { RenderOutcome, RenderPool, RenderTask } from './render-task.ts';

type Work = (task: RenderTask) => Promise<RenderOutcome>;

const entryOf = (name: string, version = '1'): RegistryEntry =>
  ({ name, metadata: { version }, extras: {} }) as unknown as RegistryEntry;
const request = { url: '/a', route: { path: '/a' } } as RenderRequest;
const nothing = null;
const fresh = (main: string) => ({ main });
const answers =
  (main: string): Work =>
  async () => ({ result: { main }, console: [] });
const hangs: Work = () => Promise.reject(new Error('It ran for too long.'));

function rendererWith(work: Work) {
  const state = { work, runs: 0, kept: [] as string[][], warnings: [] as string[], now: 1_000_000 };
  const queue = pLimit(1);
  const pool: RenderPool = {
    run: (task) =>
      queue(async () => {
        if (task.isWanted?.() === false) return null;
        state.runs += 1;
        return state.work(task).catch((error) => {
          task.onFault?.(error);
          throw error;
        });
      }),
    keep: (ids) => void state.kept.push([...ids]),
    close: async () => {},
  };
  jest.spyOn(performance, 'now').mockImplementation(() => state.now);
  const renderer = new PartRenderer({
    pool,
    bundleOf: ({ name }) => (name === 'browser-only' ? null : async () => ''),
    log: { warn: (_, message) => void state.warnings.push(message) },
  });
  return { state, renderer };
}

test('a part’s HTML is used unless it could end its slot or change the document, or the part throws', async () => {
  const { state, renderer } = rendererWith(answers('<p>a</p>'));
  expect(await renderer.render(entryOf('a'), request)).toEqual(fresh('<p>a</p>'));
  state.work = answers('</div></main><h1>');
  expect(await renderer.render(entryOf('a'), request)).toEqual(nothing);
  state.work = async () => ({ result: { head: '<base href="https://evil.example/">' }, console: [] });
  expect(await renderer.render(entryOf('a'), request)).toEqual(nothing);
  state.work = async () => ({ thrown: 'Error: broken', console: [] });
  expect(await renderer.render(entryOf('a'), request)).toEqual(nothing);
  expect(state.warnings).toHaveLength(3);
});

test('console output of a part is in the log', async () => {
  const { state, renderer } = rendererWith(async () => ({ result: { main: 'x' }, console: ['No key'] }));
  expect(await renderer.render(entryOf('a'), request)).toEqual(fresh('x'));
  expect(state.warnings).toEqual(['A part wrote to the console']);
});

test('a version that hangs repeatedly is paused without affecting other versions', async () => {
  const { renderer, state } = rendererWith(hangs);
  for (let n = 0; n < 5; n++) expect(await renderer.render(entryOf('a'), request)).toEqual(nothing);
  expect(state.runs).toBe(3);
  expect(state.warnings.filter((line) => line.includes('roll it back'))).toHaveLength(1);
  state.work = answers('x');
  expect(await renderer.render(entryOf('a', '2'), request)).toEqual(fresh('x'));
  expect(await renderer.render(entryOf('b'), request)).toEqual(fresh('x'));
  state.now += 60_001;
  expect(await renderer.render(entryOf('a'), request)).toEqual(fresh('x'));
});

test('a version whose faults are half a minute apart is not paused', async () => {
  const { renderer, state } = rendererWith(hangs);
  for (let n = 0; n < 10; n++, state.now += 31_000) await renderer.render(entryOf('a'), request);
  expect(state.runs).toBe(10);
});

test('renderings that wait while a version hangs are skipped after its third fault', async () => {
  const { renderer, state } = rendererWith(hangs);
  await Promise.all(Array.from({ length: 20 }, () => renderer.render(entryOf('a'), request)));
  expect(state.runs).toBe(3);
});

test('a part that throws repeatedly is not paused', async () => {
  const { renderer, state } = rendererWith(async () => ({ thrown: 'Error', console: [] }));
  for (let n = 0; n < 5; n++) await renderer.render(entryOf('a'), request);
  expect(state.runs).toBe(5);
});

test('a rendering that the pool refuses is not left to the browser', async () => {
  const { renderer } = rendererWith(() => Promise.reject(new SiteBusyError()));
  await expect(renderer.render(entryOf('a'), request)).rejects.toMatchObject({
    statusCode: 503,
    retryAfter: expect.any(Number),
  });
});

test('the pool keeps only the renderers of live versions', () => {
  const { renderer, state } = rendererWith(hangs);
  renderer.serve([entryOf('a', '2'), entryOf('b')]);
  expect(state.kept).toEqual([['a 2', 'b 1']]);
});

test('a remote without server rendering gets an empty result, and its bundle does not run', async () => {
  const { renderer, state } = rendererWith(answers('x'));
  const entry = entryOf('a');
  const browserOnly = { ...entry, extras: { ...entry.extras, rendersOnServer: false } } as RegistryEntry;
  expect(await renderer.render(browserOnly, request)).toEqual(fresh(''));
  expect(state.runs).toBe(0);
});

test('a part without a render bundle is left to the browser, without a log line', async () => {
  const { renderer, state } = rendererWith(answers('x'));
  expect(await renderer.render(entryOf('browser-only'), request)).toEqual(fresh(''));
  expect([state.runs, state.warnings]).toEqual([0, []]);
});

test('a rendering for a request is recorded as a trace span, which shows whether the rendering failed', async () => {
  const ends: unknown[] = [];
  useSpans((name) => ({ traceparent: '', end: (...end) => void ends.push([name, ...end]) }));
  const { state, renderer } = rendererWith(answers('x'));
  const render = () => causes.run({ request: 'r-1' }, () => renderer.render(entryOf('a', '2'), request));
  await render();
  state.work = async () => ({ thrown: 'Error: broken', console: [] });
  await render();
  useSpans(null);
  const version = { version: '2' };
  expect(ends).toEqual([
    ['render a', null, version],
    ['render a', 'Error', version],
  ]);
});
