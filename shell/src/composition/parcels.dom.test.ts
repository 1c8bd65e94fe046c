import { waitFor } from '@testing-library/dom';
import type { PartLifecycles } from '@title24/remote-kit/contract';
import { createParcel } from '@title24/remote-kit/runtime';
import { allowConsole, testMountProps } from '@title24/remote-kit/testing';
import { placeParcel } from './parcels.ts';
import { timeLimits } from './time-limits.ts';

const never = () => new Promise<never>(() => undefined);
const events: unknown[] = [];

/** Returns a remote with one parcel. The parcel's events contain `name`. */
const remoteOf = (name: string, given: Partial<PartLifecycles> = {}) => ({
  parcels: {
    small: {
      bootstrap: async () => undefined,
      mount: async () => void events.push(`mount ${name}`),
      unmount: async () => void events.push(`unmount ${name}`),
      ...given,
    },
  },
});

function place<Props extends object>(
  load: () => Promise<unknown>,
  props = {} as Props,
  element = document.createElement('div'),
) {
  return placeParcel<Props>(
    { remote: 'mf-a', parcel: 'small' },
    { element, props, onBroken: () => void events.push('broken') },
    { load: load as never, forget: (name) => void events.push(`forget ${name}`) },
    testMountProps({}, { report: (report) => void events.push(report) }),
  );
}

beforeEach(() => {
  events.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a parcel’s element has the name of its remote until the parcel is removed', async () => {
  const element = document.createElement('div');
  const placed = await place(async () => remoteOf('parcel'), {}, element);
  expect(element.dataset.part).toBe('mf-a');
  await placed.unmount();
  expect(element.dataset.part).toBeUndefined();
  expect(events).toEqual(['mount parcel', 'unmount parcel']);
});

test('F4: a parcel’s unmount that never ends is rejected at the time limit', async () => {
  const placed = await place(async () => remoteOf('parcel', { unmount: never }));
  const outcome = placed.unmount().catch((error: Error) => error.name);
  await jest.advanceTimersByTimeAsync(timeLimits.unmountMs);
  expect(await outcome).toBe('TimeLimitError');
});

test('placing a parcel that its remote lacks is rejected with a reason', async () => {
  await expect(place(async () => ({ parcels: {} }))).rejects.toThrow('mf-a has no parcel named small');
});

test('a mounted parcel that throws is removed, and `onBroken` is called', async () => {
  jest.useRealTimers();
  const thrown = new Error('cannot show');
  const allowed = allowConsole(/cannot show/);
  const small = createParcel({
    name: 'small',
    Parcel({ breaks }: { readonly breaks: boolean }) {
      if (breaks) throw thrown;
      return 'There';
    },
  }) as unknown as PartLifecycles;
  const element = document.body.appendChild(document.createElement('div'));
  const handle = await place(async () => ({ parcels: { small } }), { breaks: false }, element);
  expect(element.textContent).toBe('There');
  void handle.update({ breaks: true });
  await waitFor(() => expect(events).toContain('broken'));
  expect(events).toEqual([{ kind: 'error', source: 'mf-a/small', error: thrown }, 'forget mf-a', 'broken']);
  expect(element.textContent).toBe('');
  expect(allowed.length).toBeGreaterThan(0);
});

test('a parcel can be placed twice while its remote is loading', async () => {
  const code = Promise.withResolvers<unknown>();
  const placing = [place(() => code.promise), place(() => code.promise)];
  code.resolve(remoteOf('parcel'));
  await jest.advanceTimersByTimeAsync(0);
  const [first] = await Promise.all(placing);
  expect(events).toEqual(['mount parcel', 'mount parcel']);
  await first?.unmount();
  expect(events.slice(2)).toEqual(['unmount parcel']);
});

test('F4: after a failed mount, a parcel is placed from a fresh copy of its remote', async () => {
  const broken = remoteOf('broken', { mount: () => Promise.reject(new Error('cannot mount')) });
  const copies = [broken, remoteOf('fresh')];
  const load = async () => copies.shift();
  await expect(place(load)).rejects.toThrow('cannot mount');
  // The failed mount may have rendered content, so the parcel is unmounted.
  expect(events).toEqual(['unmount broken', 'forget mf-a']);
  await place(load);
  expect(events.slice(2)).toEqual(['mount fresh']);
});
