import { createScrollMemory } from './scroll-memory.ts';

/** A fake page with a scroll position and a height. It is needed because jsdom has no layout. */
let page: { top: number; height: number; wentTo: number[] };
let resized: () => void;
/** Ends the listeners of a test. */
let ends: AbortController;

const scrollTo = (top: number) => {
  page.top = top;
  dispatchEvent(new Event('scroll'));
};
/** Simulates that the page grows when a part is mounted. */
const grow = (height: number) => {
  page.height = height;
  resized();
};
const visit = (path: string) => History.prototype.pushState.call(history, null, '', path);
/** Goes back and waits for the `popstate` event, because jsdom goes back asynchronously. */
const goBack = () =>
  new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
    history.back();
  });
/** Simulates a return to a page that was left at 3,000 pixels. At first, the page is too short for that position. */
async function returnTooEarly() {
  const memory = createScrollMemory();
  scrollTo(3_000);
  visit('/second');
  memory.entered({ visited: false, newPage: true });
  page.height = 800;
  await goBack();
  memory.entered({ visited: true, newPage: true });
  return memory;
}
/** Mutation observers report in a microtask. */
const told = () => Promise.resolve();

/** Adds the anchor #a-4 to the page. */
async function showAnswer() {
  const answer = document.createElement('section');
  answer.id = 'a-4';
  answer.scrollIntoView = jest.fn();
  document.body.append(answer);
  await told();
  return answer;
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'scrollY', { get: () => page.top });
});
beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  visit('/first');
  page = { top: 0, height: 5_000, wentTo: [] };
  ends = new AbortController();
  const listen = globalThis.addEventListener.bind(globalThis);
  jest
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation(((type: string, listener: EventListener, options?: AddEventListenerOptions) =>
      listen(type, listener, { ...options, signal: ends.signal })) as never);
  jest.spyOn(globalThis, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    page.top = Math.max(0, Math.min(to.top ?? 0, page.height - innerHeight));
    page.wentTo.push(page.top);
  }) as never);
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height);
  resized = () => undefined;
  globalThis.ResizeObserver = class {
    constructor(listener: ResizeObserverCallback) {
      resized = () => listener([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resized = () => undefined;
    }
  };
});
afterEach(() => {
  ends.abort();
  jest.restoreAllMocks();
});

test('a new page starts at its top, and Back restores the position', async () => {
  const memory = createScrollMemory();
  scrollTo(700);
  visit('/second');
  memory.entered({ visited: false, newPage: true });
  expect(page.top).toBe(0);
  scrollTo(300);
  await goBack();
  memory.entered({ visited: true, newPage: true });
  expect(page.top).toBe(700);
});

test('a new query on the same page keeps the scroll position', () => {
  const memory = createScrollMemory();
  scrollTo(700);
  visit('/first?kind=new');
  memory.entered({ visited: false, newPage: false });
  expect(page.top).toBe(700);
});

test('the scroll position of a page that is too short is restored once the page is tall enough', async () => {
  await returnTooEarly();
  expect(page.top).toBeLessThan(100);
  grow(2_000);
  expect(page.top).toBeLessThan(100);
  grow(5_000);
  expect(page.top).toBe(3_000);
  // The scroll position is restored only once, so later growth has no effect.
  scrollTo(10);
  grow(6_000);
  expect(page.top).toBe(10);
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'the position is not restored after the visitor’s %s event',
  async (input) => {
    await returnTooEarly();
    dispatchEvent(new Event(input));
    page.wentTo = [];
    grow(5_000);
    expect(page.wentTo).toEqual([]);
  },
);

test('a page left while it is too short keeps its stored position, and does not scroll the next page', async () => {
  const memory = await returnTooEarly();
  visit('/third');
  memory.entered({ visited: false, newPage: true });
  grow(5_000);
  expect(page.top).toBe(0);
  await goBack();
  memory.entered({ visited: true, newPage: true });
  expect(page.top).toBe(3_000);
});

test('the page scrolls to an anchor, even if the anchor renders later', async () => {
  const memory = createScrollMemory();
  visit('/faq-a#a%2D4');
  memory.entered({ visited: false, newPage: true });
  const answer = await showAnswer();
  expect(answer.scrollIntoView).toHaveBeenCalledTimes(1);
  document.body.append(document.createElement('p'));
  await told();
  expect(answer.scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a hash that is not encoded properly leaves the page at its top', () => {
  const memory = createScrollMemory();
  scrollTo(700);
  visit('/first#100%');
  memory.entered({ visited: false, newPage: true });
  expect(page.top).toBe(0);
});

test('a reload restores the position', () => {
  createScrollMemory();
  scrollTo(700);
  dispatchEvent(new Event('pagehide'));
  page.top = 0;
  createScrollMemory().resume();
  expect(page.top).toBe(700);
});

test.each(['{', '7', '[["key"],7]'])('an invalid stored value (%s) is ignored', (stored) => {
  sessionStorage.setItem('title24.scroll', stored);
  createScrollMemory().resume();
  expect(page.wentTo).toEqual([]);
});

test('without session storage, only a reload loses the position', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  createScrollMemory();
  scrollTo(700);
  expect(() => dispatchEvent(new Event('pagehide'))).not.toThrow();
});

test('an anchor that renders after its page is left scrolls nothing', async () => {
  const memory = createScrollMemory();
  visit('/faq-a#a-4');
  memory.entered({ visited: false, newPage: true });
  visit('/second');
  memory.entered({ visited: false, newPage: true });
  const answer = await showAnswer();
  expect(answer.scrollIntoView).not.toHaveBeenCalled();
});

test('a reload while a page is too short keeps the position to restore', async () => {
  await returnTooEarly();
  dispatchEvent(new Event('pagehide'));
  page.height = 5_000;
  createScrollMemory().resume();
  expect(page.top).toBe(3_000);
});

test('if a page is entered twice before its position is restored, only the later position is restored', async () => {
  const memory = await returnTooEarly();
  memory.entered({ visited: true, newPage: true });
  page.wentTo = [];
  grow(5_000);
  grow(6_000);
  expect(page.wentTo).toEqual([3_000]);
});
