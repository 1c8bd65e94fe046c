import { waitFor } from '@testing-library/dom';
import { reportAddressChanges } from './address-changes.ts';
import type { Part } from './part.ts';
import { followAddress, placeLifecycles } from './single-spa.port.ts';
import { timeLimits } from './time-limits.ts';

/** Shared by all tests, because the parts stay registered with single-spa from one test to the next. */
const events: string[] = [];
const errors: string[] = [];
let leaving: () => Promise<void> = async () => undefined;

function part(name: string, given: Partial<Part> = {}): Part {
  return {
    name,
    isActive: (pathname) => pathname === `/${name}`,
    activate: () => void events.push(`${name} shows`),
    async deactivate() {
      events.push(`${name} goes`);
      await leaving();
      events.push(`${name} is gone`);
    },
    ...given,
  };
}

const routed = () =>
  new Promise((resolve) => addEventListener('single-spa:routing-event', resolve, { once: true }));
async function go(path: string) {
  if (path === location.pathname + location.search) return;
  const done = routed();
  history.pushState(null, '', path);
  await done;
}

beforeAll(async () => {
  reportAddressChanges();
  history.replaceState(null, '', '/one');
  const shown = part('one');
  const broken = part('broken', {
    activate() {
      throw new Error('cannot show');
    },
  });
  await followAddress({
    parts: [shown, part('two'), broken],
    shown: [shown],
    onError: (error) => errors.push(error.message),
  });
});

test('a part that is already on the page stays unchanged when single-spa starts', () => {
  expect(events).toEqual([]);
});

describe('when the URL changes', () => {
  beforeEach(async () => {
    await go('/one');
    events.length = 0;
  });

  test('the old part is unmounted before the next part is shown', async () => {
    await go('/two');
    expect(events).toEqual(['one goes', 'one is gone', 'two shows']);
  });

  test('a change of only the query does not affect the part', async () => {
    await go('/one?kind=new');
    expect(events).toEqual([]);
  });

  test('a part is skipped if the visitor leaves its page before the part is shown', async () => {
    const gone = Promise.withResolvers<void>();
    leaving = () => gone.promise;
    history.pushState(null, '', '/two');
    await waitFor(() => expect(events).toEqual(['one goes']));
    history.pushState(null, '', '/none');
    const done = routed();
    gone.resolve();
    leaving = async () => undefined;
    await done;
    history.pushState(null, '', '/one');
    await waitFor(() => expect(events).toContain('one shows'));
    expect(events).toEqual(['one goes', 'one is gone', 'one shows']);
  });

  test('after a part throws, another part can still be shown', async () => {
    await go('/broken');
    expect(errors).toEqual([expect.stringContaining('cannot show')]);
    await go('/two');
    expect(events.at(-1)).toBe('two shows');
  });
});

describe('parcels', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('F4: a parcel that mounts too late is unmounted', async () => {
    const mounted = Promise.withResolvers<void>();
    const unmount = jest.fn(async () => undefined);
    const placing = placeLifecycles(
      { bootstrap: async () => undefined, mount: () => mounted.promise, unmount },
      { domElement: document.createElement('div') },
    ).catch((error: Error) => error.name);
    await jest.advanceTimersByTimeAsync(timeLimits.mountMs);
    expect(await placing).toBe('TimeLimitError');
    expect(unmount).not.toHaveBeenCalled();
    mounted.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect(unmount).toHaveBeenCalledTimes(1);
  });
});
