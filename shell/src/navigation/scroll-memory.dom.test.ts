import { removeListenersAfterEach } from '../testing/remove-listeners.ts';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';

/** jsdom has no layout, so the scroll position and height are simulated. */
let page: { top: number; height: number; wentTo: number[] };
let resized: () => void;

const scrollTo = (top: number) => {
  page.top = top;
  dispatchEvent(new Event('scroll'));
};
const grow = (height: number) => {
  page.height = height;
  resized();
};
const visit = (path: string) => History.prototype.pushState.call(history, null, '', path);
function open(memory: ScrollMemory, path: string, newPage = true) {
  visit(path);
  memory.entered({ visited: false, newPage });
}
/** jsdom goes back asynchronously. */
async function goBack(memory: ScrollMemory) {
  await new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
    history.back();
  });
  memory.entered({ visited: true, newPage: true });
}
/** Goes back to a page that was left at the position 3,000 px. The page is still too short for this position. */
async function returnTooEarly() {
  const memory = createScrollMemory();
  scrollTo(3_000);
  open(memory, '/second');
  page.height = 800;
  await goBack(memory);
  return memory;
}
/** Mutation observers report in a microtask. */
const told = () => Promise.resolve();

async function showAnswer() {
  const answer = document.createElement('section');
  answer.id = 'a-4';
  answer.scrollIntoView = jest.fn();
  document.body.append(answer);
  await told();
  return answer;
}

removeListenersAfterEach();
beforeAll(() => {
  Object.defineProperty(globalThis, 'scrollY', { get: () => page.top });
});
beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  visit('/first');
  page = { top: 0, height: 5_000, wentTo: [] };
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
test('a new page starts at its top, and Back restores the position', async () => {
  const memory = createScrollMemory();
  scrollTo(700);
  open(memory, '/second');
  expect(page.top).toBe(0);
  scrollTo(300);
  await goBack(memory);
  expect(page.top).toBe(700);
});

test('a new query on the same page keeps the scroll position', () => {
  const memory = createScrollMemory();
  scrollTo(700);
  open(memory, '/first?kind=new', false);
  expect(page.top).toBe(700);
});

test('the position is restored as soon as the page is tall enough', async () => {
  await returnTooEarly();
  expect(page.top).toBeLessThan(100);
  grow(2_000);
  expect(page.top).toBeLessThan(100);
  grow(5_000);
  expect(page.top).toBe(3_000);
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

test('leaving a page while it is too short keeps its position', async () => {
  const memory = await returnTooEarly();
  open(memory, '/third');
  grow(5_000);
  expect(page.top).toBe(0);
  await goBack(memory);
  expect(page.top).toBe(3_000);
});

test('the page scrolls to an anchor that renders later', async () => {
  const memory = createScrollMemory();
  open(memory, '/faq-a#a%2D4');
  const answer = await showAnswer();
  expect(answer.scrollIntoView).toHaveBeenCalledTimes(1);
  document.body.append(document.createElement('p'));
  await told();
  expect(answer.scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a malformed hash leaves the page at its top', () => {
  const memory = createScrollMemory();
  scrollTo(700);
  open(memory, '/first#100%');
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

test('an anchor is ignored if it renders after the visitor has left its page', async () => {
  const memory = createScrollMemory();
  open(memory, '/faq-a#a-4');
  open(memory, '/second');
  const answer = await showAnswer();
  expect(answer.scrollIntoView).not.toHaveBeenCalled();
});

test('a reload while the page is too short keeps the position', async () => {
  await returnTooEarly();
  dispatchEvent(new Event('pagehide'));
  page.height = 5_000;
  createScrollMemory().resume();
  expect(page.top).toBe(3_000);
});

test('a position is restored only once if its page is entered twice while it is too short', async () => {
  const memory = await returnTooEarly();
  memory.entered({ visited: true, newPage: true });
  page.wentTo = [];
  grow(5_000);
  grow(6_000);
  expect(page.wentTo).toEqual([3_000]);
});
