import type { RegistryEntry, RenderRequest } from '@title24/shared-config/contract';
import { PartRenderer } from './part-renderer.ts';
import type { RenderPool } from './render-threads.ts';
import type { RenderOutcome, RenderTask } from './render-worker.ts';

type Work = (task: RenderTask) => Promise<RenderOutcome>;

const entryOf = (name: string, version = '1'): RegistryEntry =>
  ({ name, metadata: { version } }) as unknown as RegistryEntry;
const request = {} as RenderRequest;
const answers =
  (main: string): Work =>
  async () => ({ result: { main } });
const hangs: Work = () => Promise.reject(new Error('It ran for too long.'));

function rendererWith(work: Work) {
  const state = { work, runs: 0, renewals: 0, warnings: [] as string[] };
  const pool: RenderPool = {
    run: (task) => {
      state.runs += 1;
      return state.work(task);
    },
    renew: () => {
      state.renewals += 1;
    },
    close: async () => {},
  };
  const renderer = new PartRenderer({
    pool,
    files: { renderBundle: (name, version) => `${name}@${version}` },
    log: { warn: (_, message) => void state.warnings.push(message) },
  });
  return { state, renderer };
}

test('what a part answers is taken, but for markup that could leave its place', async () => {
  const { state, renderer } = rendererWith(answers('<p>a</p>'));
  expect(await renderer.render(entryOf('a'), request)).toEqual({ main: '<p>a</p>' });
  state.work = answers('</div></main><h1>');
  expect(await renderer.render(entryOf('a'), request)).toBeNull();
  state.work = async () => ({ result: { head: '<base href="https://evil.example/">' } });
  expect(await renderer.render(entryOf('a'), request)).toBeNull();
  state.work = async () => ({ thrown: 'Error: broken' });
  expect(await renderer.render(entryOf('a'), request)).toBeNull();
  expect(state.warnings).toHaveLength(3);
});

test('a part that hangs holds one thread at most, while others go on', async () => {
  let release = () => {};
  const { renderer, state } = rendererWith(({ bundle }) =>
    bundle.startsWith('slow')
      ? new Promise((resolve) => {
          release = () => resolve({ result: { main: 'late' } });
        })
      : answers('x')({ bundle, request }),
  );
  const slow = [renderer.render(entryOf('slow'), request), renderer.render(entryOf('slow'), request)];
  expect(await renderer.render(entryOf('quick'), request)).toEqual({ main: 'x' });
  expect(state.runs).toBe(2);
  release();
  await slow[0];
  await Promise.resolve();
  release();
  expect(await slow[1]).toEqual({ main: 'late' });
});

test('a version that hangs again and again rests; another version of it and the others do not', async () => {
  const { renderer, state } = rendererWith(hangs);
  for (let n = 0; n < 5; n++) expect(await renderer.render(entryOf('a'), request)).toBeNull();
  expect(state.runs).toBe(3);
  expect(state.warnings.filter((line) => line.includes('roll it back'))).toHaveLength(1);
  state.work = answers('x');
  expect(await renderer.render(entryOf('a', '2'), request)).toEqual({ main: 'x' });
  expect(await renderer.render(entryOf('b'), request)).toEqual({ main: 'x' });
});

test('a part that throws is tried each time: it costs no more than one that works', async () => {
  const { renderer, state } = rendererWith(async () => ({ thrown: 'Error' }));
  for (let n = 0; n < 5; n++) await renderer.render(entryOf('a'), request);
  expect(state.runs).toBe(5);
});

test('beyond a hundred that wait, a part’s pages are refused for now', async () => {
  const { renderer } = rendererWith(() => new Promise(() => {}));
  for (let n = 0; n < 100; n++) void renderer.render(entryOf('a'), request);
  await expect(renderer.render(entryOf('a'), request)).rejects.toMatchObject({
    statusCode: 503,
    retryAfter: expect.any(Number),
  });
});

test('where a version has gone, the threads are renewed; where one has come, they stay', () => {
  const { renderer, state } = rendererWith(hangs);
  renderer.serve([entryOf('a')]);
  renderer.serve([entryOf('a'), entryOf('b')]);
  expect(state.renewals).toBe(0);
  renderer.serve([entryOf('a', '2'), entryOf('b')]);
  expect(state.renewals).toBe(1);
});
