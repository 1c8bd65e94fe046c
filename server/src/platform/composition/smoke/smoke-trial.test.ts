import { testEntry } from '@title24/remote-kit/testing/entries';
import { SmokeTrial } from './smoke-trial.ts';

test('a release is refused if its pages take too long to open', async () => {
  const entry = testEntry('mf-a', { routes: ['/a', '/b'] });
  const close = jest.fn(async () => undefined);
  const end = jest.fn();
  const trial = new SmokeTrial({
    app: { inject: jest.fn() as never },
    registry: { current: async () => ({ host: testEntry('shell'), remotes: [] }) as never },
    log: { warn: () => undefined },
    startTrial: async () => ({ headers: {}, end }),
    origin: () => 'http://site',
    assetsOrigin: null,
    async launch() {
      // Simulates a start of Chromium that takes longer than the time limit.
      jest.spyOn(performance, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER);
      return { close } as never;
    },
  });
  expect(await trial.tryOut({ entry, blobs: {} })).toEqual([
    {
      gate: 'smoke',
      message: 'Only 0 of its 2 pages could be opened in a browser within 200 seconds.',
      remedy: 'Declare fewer samples, or make the screens faster.',
    },
  ]);
  expect([close.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
});
