import { waitFor } from '@testing-library/dom';
import type { PartLifecycles } from '@title24/remote-kit/contract';
import { createParcel } from '@title24/remote-kit/runtime';
import { allowConsole, testMountProps } from '@title24/remote-kit/testing';
import { deferred } from '../testing/deferred.ts';
import { placeParcel } from './parcels.ts';
import { timeLimits } from './time-limits.ts';

const never = () => new Promise<never>(() => undefined);

function place(lifecycles: Partial<PartLifecycles>) {
  const forgotten: string[] = [];
  const parcel = {
    bootstrap: async () => undefined,
    mount: async () => undefined,
    unmount: async () => undefined,
    ...lifecycles,
  };
  const element = document.createElement('div');
  const placing = placeParcel(
    { remote: 'mf-a', parcel: 'small' },
    { element, props: {} },
    {
      load: (async () => ({ parcels: { small: parcel } })) as never,
      forget: (name) => void forgotten.push(name),
    },
    testMountProps(),
  );
  return { placing, forgotten, element };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a parcel is placed in an element with its remote’s name, and can be removed', async () => {
  const unmount = jest.fn(async () => undefined);
  const { placing, forgotten, element } = place({ unmount });
  const placed = await placing;
  expect(element.dataset.part).toBe('mf-a');
  await placed.unmount();
  expect(element.dataset.part).toBeUndefined();
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(forgotten).toEqual([]);
});

test('F4 a parcel whose mount never ends is abandoned, and its remote is loaded afresh the next time', async () => {
  const { placing, forgotten } = place({ mount: never });
  const outcome = placing.then(
    () => 'placed',
    (error: Error) => error.name,
  );
  await jest.advanceTimersByTimeAsync(timeLimits.mountMs);
  expect(await outcome).toBe('TimeLimitError');
  expect(forgotten).toEqual(['mf-a']);
});

test('F4 a parcel whose unmount never ends delays others only up to the time limit', async () => {
  const { placing } = place({ unmount: never });
  const outcome = (await placing).unmount().catch((error: Error) => error.name);
  await jest.advanceTimersByTimeAsync(timeLimits.unmountMs);
  expect(await outcome).toBe('TimeLimitError');
});

test('a parcel that is missing from its remote is reported', async () => {
  const loader = { load: (async () => ({ parcels: {} })) as never, forget: () => undefined };
  const missing = { remote: 'mf-a', parcel: 'missing' };
  const place = { element: document.createElement('div'), props: {} };
  await expect(placeParcel(missing, place, loader, testMountProps())).rejects.toThrow(
    'mf-a has no parcel named missing',
  );
});

test('a parcel that throws while it is shown is removed, its host is notified, and its remote is loaded afresh the next time', async () => {
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
  const events: unknown[] = [];
  const handle = await placeParcel<{ readonly breaks: boolean }>(
    { remote: 'mf-a', parcel: 'small' },
    { element, props: { breaks: false }, onBroken: () => void events.push('broken') },
    {
      load: (async () => ({ parcels: { small } })) as never,
      forget: (name) => void events.push(`forget ${name}`),
    },
    testMountProps({}, { report: (report) => void events.push(report) }),
  );
  expect(element.textContent).toBe('There');
  void handle.update({ breaks: true });
  await waitFor(() => expect(events).toContain('broken'));
  expect(events).toEqual([{ kind: 'error', source: 'mf-a/small', error: thrown }, 'forget mf-a', 'broken']);
  expect(element.textContent).toBe('');
  expect(allowed.length).toBeGreaterThan(0);
});

/** Returns a function that places a remote's parcel. `load` provides a copy of the remote for each placement. */
function hostOf(load: () => Promise<unknown>) {
  const events: string[] = [];
  const loader = { load: load as never, forget: (name: string) => void events.push(`forget ${name}`) };
  const mountProps = testMountProps({}, { report: ({ kind }) => void events.push(kind) });
  const parcelOf = (name: string, given: Partial<PartLifecycles> = {}) => ({
    parcels: {
      small: {
        bootstrap: async () => undefined,
        mount: async () => void events.push(`mount ${name}`),
        unmount: async () => void events.push(`unmount ${name}`),
        ...given,
      },
    },
  });
  const place = (props: object = {}) => {
    const element = document.createElement('div');
    return placeParcel({ remote: 'mf-a', parcel: 'small' }, { element, props }, loader, mountProps);
  };
  return { events, parcelOf, place };
}
const pass = () => jest.advanceTimersByTimeAsync(0);

test('a parcel placed twice while its remote is loading works in both places, and can be removed from each', async () => {
  const code = deferred<unknown>();
  const { events, parcelOf, place } = hostOf(() => code.promise);
  const placing = [place(), place()];
  code.resolve(parcelOf('parcel'));
  await pass();
  const [first] = await Promise.all(placing);
  expect(events).toEqual(['mount parcel', 'mount parcel']);
  await first?.unmount();
  expect(events.slice(2)).toEqual(['unmount parcel']);
});

test('F4 a parcel whose mount fails is placed from a fresh copy of its remote the next time', async () => {
  const copies: unknown[] = [];
  const { events, parcelOf, place } = hostOf(async () => copies.shift());
  copies.push(parcelOf('broken', { mount: () => Promise.reject(new Error('cannot mount')) }));
  copies.push(parcelOf('fresh'));
  await expect(place()).rejects.toThrow('cannot mount');
  // The failed mount may have rendered content, so it is unmounted.
  expect(events).toEqual(['unmount broken', 'forget mf-a']);
  await place();
  expect(events.slice(2)).toEqual(['mount fresh']);
});
