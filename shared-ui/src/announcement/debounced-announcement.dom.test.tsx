import { act, render } from '@testing-library/react';
import { DebouncedAnnouncement } from './debounced-announcement.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('only the last of several texts is announced, half a second after the last change', () => {
  const { container, rerender } = render(<DebouncedAnnouncement text="" />);
  const said = () => container.querySelector('[aria-live=polite]')?.textContent;
  for (const text of ['57 answers found.', '20 answers found.', '12 answers found.']) {
    rerender(<DebouncedAnnouncement text={text} />);
    act(() => jest.advanceTimersByTime(499));
    expect(said()).toBe('');
  }
  act(() => jest.advanceTimersByTime(1));
  expect(said()).toBe('12 answers found.');
  rerender(<DebouncedAnnouncement text="" />);
  act(() => jest.advanceTimersByTime(500));
  expect(said()).toBe('');
});
