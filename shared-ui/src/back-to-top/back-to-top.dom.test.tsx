import { act, fireEvent, render, screen } from '@testing-library/react';
import { BackToTop } from './back-to-top.tsx';

const scrollTo = jest.fn(({ top = 0 }: ScrollToOptions) => scrolled(top));
let reduceMotion = false;

function scrolled(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  reduceMotion = false;
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  window.matchMedia = ((query: string) => ({
    matches: reduceMotion,
    media: query,
  })) as typeof window.matchMedia;
  scrollTo.mockClear();
  scrolled(0);
});
afterEach(() => {
  jest.useRealTimers();
});

const button = () => screen.queryByRole('button');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('the button has its label and position, and appears only after scrolling more than 600 px', () => {
  render(<BackToTop />);
  expect(button()).toBeNull();
  scrolled(600);
  expect(button()).toBeNull();
  scrolled(601);
  expect(button()?.textContent).toBe('Back to top');
  expect(button()?.style.getPropertyValue('--from-right')).toBe('30px');
  expect(button()?.style.getPropertyValue('--from-bottom')).toBe('40px');
  scrolled(20);
  expect(button()).toBeNull();
});

test('the button is hidden while a form’s link has the focus, because the button could cover the link', () => {
  render(
    <>
      <form>
        <a href="/terms">Terms</a>
      </form>
      <BackToTop />
    </>,
  );
  scrolled(2000);
  act(() => screen.getByRole('link').focus());
  expect(button()).toBeNull();
});

test('the button is hidden while a text field has the focus, and stays visible while the button itself has the focus', () => {
  render(
    <>
      <input aria-label="First" />
      <textarea aria-label="Second" />
      <BackToTop />
    </>,
  );
  scrolled(2000);
  const [first, second] = [screen.getByLabelText('First'), screen.getByLabelText('Second')];
  act(() => first.focus());
  expect(button()).toBeNull();
  act(() => second.focus());
  scrolled(2100);
  expect(button()).toBeNull();
  act(() => second.blur());
  expect(button()).not.toBeNull();
  act(() => button()?.focus());
  expect(button()).not.toBeNull();
});

test('the button scrolls to the top in 500 ms with easing and moves the focus to the target', () => {
  render(
    <>
      <h1 id="title">Prices</h1>
      <BackToTop targetId="title" />
    </>,
  );
  scrolled(2000);
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  pass(250);
  expect(window.scrollY).toBeGreaterThan(500);
  expect(window.scrollY).toBeLessThan(1500);
  pass(200);
  expect(window.scrollY).toBeGreaterThan(0);
  pass(100);
  expect(window.scrollY).toBe(0);
  const steps = scrollTo.mock.calls.map(([{ top = 0 }]) => top);
  expect(steps.length).toBeGreaterThan(10);
  expect(steps).toEqual([...steps].sort((a, b) => b - a));
  pass(1000);
  expect(scrollTo).toHaveBeenCalledTimes(steps.length);
});

test('the button jumps to the top if the visitor prefers reduced motion', () => {
  reduceMotion = true;
  render(<BackToTop />);
  scrolled(2000);
  fireEvent.click(screen.getByRole('button'));
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

test('scrolling to the top stops when the visitor scrolls', () => {
  render(<BackToTop />);
  scrolled(2000);
  fireEvent.click(screen.getByRole('button'));
  pass(200);
  fireEvent.wheel(window);
  const reached = window.scrollY;
  pass(1000);
  expect(window.scrollY).toBe(reached);
  expect(reached).toBeGreaterThan(0);
});
