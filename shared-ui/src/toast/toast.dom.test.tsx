import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Toast } from './toast.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function Saved({ onDone }: { onDone: () => void }) {
  const [message, setMessage] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setMessage('Saved!')}>
        Save
      </button>
      <Toast
        message={message}
        durationMs={900}
        onDone={() => {
          setMessage(null);
          onDone();
        }}
      />
    </>
  );
}

test('a toast announces each message in an existing live region and hides it after the given time', () => {
  const onDone = jest.fn();
  render(<Saved onDone={onDone} />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  for (const times of [1, 2]) {
    act(() => screen.getByRole('button', { name: 'Save' }).click());
    expect(region.textContent).toBe('Saved!');
    act(() => jest.advanceTimersByTime(899));
    expect(region.textContent).toBe('Saved!');
    act(() => jest.advanceTimersByTime(1));
    expect(region.textContent).toBe('');
    expect(onDone).toHaveBeenCalledTimes(times);
  }
});
