import { act, render } from '@testing-library/react';
import { RestedAnnouncement } from './rested-announcement.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('says the last of several texts, once no other has come for half a second', () => {
  const { container, rerender } = render(<RestedAnnouncement text="" />);
  const said = () => container.querySelector('[aria-live=polite]')?.textContent;
  for (const text of ['57 answers found.', '20 answers found.', '12 answers found.']) {
    rerender(<RestedAnnouncement text={text} />);
    act(() => jest.advanceTimersByTime(499));
    expect(said()).toBe('');
  }
  act(() => jest.advanceTimersByTime(1));
  expect(said()).toBe('12 answers found.');
  rerender(<RestedAnnouncement text="" />);
  act(() => jest.advanceTimersByTime(500));
  expect(said()).toBe('');
});
