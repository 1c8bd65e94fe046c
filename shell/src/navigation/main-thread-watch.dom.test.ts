import { watchMainThread } from './main-thread-watch.ts';

const onBlocked = jest.fn();
let report: (tasks: readonly { startTime: number; duration: number }[]) => void;

beforeAll(() => {
  class Observer {
    static readonly supportedEntryTypes = ['longtask'];
    constructor(callback: (list: { getEntries(): unknown }) => void) {
      report = (tasks) => callback({ getEntries: () => tasks });
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  jest.useFakeTimers();
  watchMainThread(onBlocked);
});
beforeEach(() => {
  onBlocked.mockClear();
  jest.advanceTimersByTime(60_000);
});

/** Simulates a main thread that is blocked for `duration` milliseconds in each of the next `seconds` seconds. */
function block(seconds: number, duration: number, part = 'mf-a') {
  document.documentElement.dataset.live = part;
  for (let second = 0; second < seconds; second += 1) {
    const startTime = performance.now();
    jest.advanceTimersByTime(1000);
    report([{ startTime, duration }]);
  }
}

test('a main thread that is blocked 95% of the time is noticed within ten seconds', () => {
  block(10, 950);
  expect(onBlocked).toHaveBeenCalled();
});

test('a single task of more than ten seconds is noticed', () => {
  const startTime = performance.now();
  jest.advanceTimersByTime(12_000);
  report([{ startTime, duration: 12_000 }]);
  expect(onBlocked).toHaveBeenCalled();
});

test('long tasks with pauses, or for a few seconds, are not noticed', () => {
  block(60, 700);
  jest.advanceTimersByTime(60_000);
  block(5, 950);
  expect(onBlocked).not.toHaveBeenCalled();
});

test('tasks of the previous part do not count for the live part', () => {
  block(6, 950);
  block(6, 950, 'mf-b');
  expect(onBlocked).not.toHaveBeenCalled();
});
