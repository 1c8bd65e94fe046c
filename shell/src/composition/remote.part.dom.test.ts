import { act } from '@testing-library/react';
import { type PartLifecycles, partElementId } from '@title24/remote-kit/contract';
import { testMountProps } from '@title24/remote-kit/testing';
import { RemoteLoadError } from './remote.loader.ts';
import { RemotePart } from './remote.part.ts';
import { timeLimits } from './time-limits.ts';

const place = partElementId('mf-a');
const path = '/a';

const never = () => new Promise<never>(() => undefined);

/** Returns lifecycles that write to the page and add to `events`. */
function lifecyclesOf(events: string[], given: Partial<PartLifecycles> = {}): PartLifecycles {
  const element = (props: object) => (props as { domElement: HTMLElement }).domElement;
  return {
    bootstrap: async () => void events.push('bootstrap'),
    async mount(props) {
      events.push('mount');
      element(props).textContent = 'live content';
    },
    async unmount(props) {
      events.push('unmount');
      element(props).textContent = '';
    },
    ...given,
  };
}

/**
 * Activates a part.
 * @param given the part's lifecycles, or a function that loads them. The result's `onLoad` replaces the function that
 * loads the lifecycles.
 */
async function open(served = '', given: Partial<PartLifecycles> | (() => Promise<PartLifecycles>) = {}) {
  document.body.innerHTML = `<main id="main">${served && `<div id="${place}"><div>${served}</div></div>`}</main>`;
  history.replaceState(null, '', path);
  const events: string[] = [];
  const errors: unknown[] = [];
  const failed: string[] = [];
  const waits: Promise<void>[] = [];
  let load = typeof given === 'function' ? given : async () => lifecyclesOf(events, given);
  const part = new RemotePart({
    name: 'mf-a',
    shows: (pathname) => pathname.startsWith(path),
    loader: {
      load: (async () => {
        events.push('load');
        return load();
      }) as never,
      forget: () => void events.push('forget'),
    },
    mountProps: () => testMountProps(),
    onError: (_, error) => void errors.push(error),
    onFail: (name) => void failed.push(name),
    onWait: (showing) => void waits.push(showing),
  });
  await activate(part);
  return {
    part,
    events,
    errors,
    failed,
    waits,
    onLoad(answer: () => Promise<PartLifecycles>) {
      load = answer;
    },
  };
}

const text = () => document.getElementById(place)?.textContent ?? null;
const notice = () => text()?.includes('could not be loaded') ?? false;
const isLive = () => document.documentElement.dataset.live === 'mf-a';
const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

const after = (action: () => unknown) =>
  act(async () => {
    await action();
    await jest.advanceTimersByTimeAsync(0);
  });

const activate = (part: RemotePart) => after(() => part.activate());

async function tryAgain() {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try again',
  );
  expect(button).toBeDefined();
  await after(() => button?.click());
}

const broken = () => Promise.reject(new Error('broken'));

const faultOfTheNetwork = () =>
  Promise.reject(new RemoteLoadError('mf-a could not be loaded', { cause: new TypeError('network') }));

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset.live;
});
afterEach(() => jest.useRealTimers());

test('a part is loaded, bootstrapped and mounted, and later unmounted', async () => {
  const { part, events, errors } = await open();
  expect(isLive()).toBe(true);
  expect(text()).toBe('live content');
  expect(document.querySelector('[data-part="mf-a"]')?.textContent).toBe('live content');
  await after(() => part.deactivate());
  expect(events).toEqual(['load', 'bootstrap', 'mount', 'unmount']);
  expect(text()).toBeNull();
  expect(isLive()).toBe(false);
  expect(errors).toEqual([]);
});

test('a wait is reported only for a part without content', async () => {
  const empty = await open();
  expect(empty.waits).toHaveLength(1);
  const served = await open('server content');
  expect(served.waits).toHaveLength(0);
});

test('an empty part shows a loading notice after 100 ms', async () => {
  const code = Promise.withResolvers<PartLifecycles>();
  const { events } = await open('', () => code.promise);
  await pass(99);
  expect(text()).toBe('');
  await pass(1);
  expect(text()).toContain('Loading');
  code.resolve(lifecyclesOf(events));
  await pass();
  expect(text()).toBe('live content');
});

test('a part that is left before its bootstrap ends is not mounted', async () => {
  const bootstrap = Promise.withResolvers<void>();
  const { part, events, errors } = await open('', { bootstrap: () => bootstrap.promise });
  await after(() => part.deactivate());
  bootstrap.resolve();
  await pass();
  expect(events).not.toContain('mount');
  expect(text()).toBeNull();
  expect(errors).toEqual([]);
});

test('a part that is left before its mount ends is unmounted after the mount', async () => {
  const mounting = Promise.withResolvers<void>();
  const { part, events } = await open('', { mount: () => mounting.promise });
  await after(() => part.deactivate());
  mounting.resolve();
  await pass();
  expect(events.at(-1)).toBe('unmount');
  expect(isLive()).toBe(false);
});

test('a mounted part that breaks is replaced by the server’s HTML below a notice', async () => {
  const { part, errors, events, failed } = await open('<p>server content</p>');
  expect(text()).toBe('live content');
  await after(() => part.broke(new Error('broken in an update')));
  expect(document.querySelector(`#${place} > div:last-child`)?.innerHTML).toBe('<p>server content</p>');
  expect(notice()).toBe(true);
  expect(isLive()).toBe(false);
  expect(events.slice(-2)).toEqual(['unmount', 'forget']);
  expect(errors).toEqual([new Error('broken in an update')]);
  expect(failed).toEqual(['mf-a']);
});

test('the server’s HTML is shown only at the URL for which it was rendered', async () => {
  const { part } = await open('<p>server content</p>');
  history.replaceState(null, '', '/a/other');
  await after(() => part.broke(new Error('broken')));
  expect(text()).not.toContain('server content');
  expect(notice()).toBe(true);
});

test.each(['bootstrap', 'mount'] as const)(
  'if a %s never ends, an error notice is shown, and Try again loads the part',
  async (step) => {
    const { events, onLoad, errors } = await open('<p>server content</p>', { [step]: never });
    await pass(timeLimits.mountMs - 1);
    expect(notice()).toBe(false);
    await pass(1);
    expect(notice()).toBe(true);
    expect(text()).toContain('server content');
    expect(errors).toEqual([expect.objectContaining({ name: 'TimeLimitError' })]);
    onLoad(async () => lifecyclesOf(events));
    await tryAgain();
    expect(isLive()).toBe(true);
    expect(text()).toBe('live content');
  },
);

test('a late mount writes nothing to the page', async () => {
  const mounting = Promise.withResolvers<void>();
  const { events } = await open('', {
    async mount(props) {
      await mounting.promise;
      (props as { domElement: HTMLElement }).domElement.textContent = 'too late';
    },
  });
  await pass(timeLimits.mountMs);
  expect(notice()).toBe(true);
  mounting.resolve();
  await pass();
  expect(text()).not.toContain('too late');
  expect(events.at(-1)).toBe('unmount');
});

test('an unmount that never ends blocks the next part only until the time limit', async () => {
  const { part, events, onLoad } = await open('', { unmount: never });
  let left = false;
  void part.deactivate().then(() => {
    left = true;
  });
  await pass(timeLimits.unmountMs - 1);
  expect(left).toBe(false);
  await pass(1);
  expect(left).toBe(true);
  expect(text()).toBeNull();
  expect(events.at(-1)).toBe('forget');
  onLoad(async () => lifecyclesOf(events));
  await activate(part);
  expect(text()).toBe('live content');
});

test('a network failure is retried, and is not reported if the retry succeeds', async () => {
  const { events, errors, onLoad } = await open('', faultOfTheNetwork);
  expect(notice()).toBe(false);
  onLoad(async () => lifecyclesOf(events));
  await pass(1_000);
  expect(isLive()).toBe(true);
  expect(events).toEqual(['load', 'forget', 'load', 'bootstrap', 'mount']);
  expect(errors).toEqual([]);
});

test('a network failure after a long wait is reported at once', async () => {
  const code = Promise.withResolvers<PartLifecycles>();
  await open('', () => code.promise);
  await pass(5_000);
  await after(() => code.reject(new RemoteLoadError('mf-a could not be loaded', { cause: 'late' })));
  expect(notice()).toBe(true);
});

test('failures other than network failures are reported at once', async () => {
  const { errors } = await open('', broken);
  expect(notice()).toBe(true);
  expect(errors).toEqual([new Error('broken')]);
});

test('after the first press of Try again, each further press loads the part after a longer wait', async () => {
  const { events } = await open('', broken);
  const loads = () => events.filter((event) => event === 'load').length;
  expect(loads()).toBe(1);
  await tryAgain();
  expect(loads()).toBe(2);
  for (const [waitMs, before] of [
    [1_000, 2],
    [2_000, 3],
    [4_000, 4],
  ] as const) {
    await tryAgain();
    await pass(waitMs - 1);
    expect(loads()).toBe(before);
    await pass(1);
    expect(loads()).toBe(before + 1);
  }
});

test('a failed part is retried at another path but not at the same path', async () => {
  const { part, events, onLoad } = await open('<p>server content</p>', broken);
  await after(() => part.navigated());
  expect(events.filter((event) => event === 'load')).toHaveLength(1);
  onLoad(async () => lifecyclesOf(events));
  history.replaceState(null, '', '/a/other');
  await after(() => part.navigated());
  expect(text()).toBe('live content');
  expect(isLive()).toBe(true);
});

test('a failed part is not retried at a path of another part', async () => {
  const { part, events } = await open('<p>server content</p>', broken);
  history.replaceState(null, '', '/other');
  await after(() => part.navigated());
  expect(events.filter((event) => event === 'load')).toHaveLength(1);
});

test('a part that is left while it is waiting for a silent retry is not loaded again', async () => {
  const { part, events, errors } = await open('', faultOfTheNetwork);
  await after(() => part.deactivate());
  await pass(1_000);
  expect(events.filter((event) => event === 'load')).toHaveLength(1);
  expect(text()).toBeNull();
  expect(errors).toEqual([]);
});

test('a part that is left during the wait after Try again is not loaded again', async () => {
  const { part, events } = await open('', broken);
  await tryAgain();
  await tryAgain();
  const before = events.length;
  await after(() => part.deactivate());
  await pass(30_000);
  expect(events).toHaveLength(before);
  expect(text()).toBeNull();
});

test('a part that is left while its failure is being cleaned up shows no notice', async () => {
  const unmounting = Promise.withResolvers<void>();
  const { part, errors } = await open('', { unmount: () => unmounting.promise });
  void part.broke(new Error('broken in an update'));
  void part.deactivate();
  unmounting.resolve();
  await pass();
  expect(text()).toBeNull();
  expect(errors).toEqual([]);
});

test('a part that is left during loading and then shown again is mounted once', async () => {
  const [first, second] = [Promise.withResolvers<PartLifecycles>(), Promise.withResolvers<PartLifecycles>()];
  const { part, events, onLoad } = await open('', () => first.promise);
  await after(() => part.deactivate());
  onLoad(() => second.promise);
  await activate(part);
  first.resolve(lifecyclesOf(events, { mount: async () => void events.push('mount of the first') }));
  await pass();
  expect(isLive()).toBe(false);
  second.resolve(lifecyclesOf(events));
  await pass();
  expect(events).toEqual(['load', 'load', 'bootstrap', 'mount']);
  expect(text()).toBe('live content');
});

test('a late failure of an earlier activation is ignored', async () => {
  const code = Promise.withResolvers<PartLifecycles>();
  const { part, errors, onLoad } = await open('', () => code.promise);
  onLoad(async () => lifecyclesOf([]));
  await activate(part);
  await after(() => code.reject(new Error('late')));
  expect(isLive()).toBe(true);
  expect(notice()).toBe(false);
  expect(errors).toEqual([]);
});

test('a failed part that is left and shown again gets a silent retry', async () => {
  const { part, events, onLoad } = await open('', broken);
  await after(() => part.deactivate());
  onLoad(faultOfTheNetwork);
  await activate(part);
  expect(notice()).toBe(false);
  onLoad(async () => lifecyclesOf(events));
  await pass(1_000);
  expect(isLive()).toBe(true);
});
