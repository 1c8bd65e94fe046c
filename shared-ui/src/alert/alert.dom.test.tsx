import { act, fireEvent, render, screen } from '@testing-library/react';
import { Alert } from './alert.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function renderTimed() {
  const onDismiss = jest.fn();
  render(
    <Alert tone="danger" onDismiss={onDismiss} timeoutMs={8000}>
      The number is too low
    </Alert>,
  );
  return onDismiss;
}

test('an alert is dismissed once, after its timeout', () => {
  const onDismiss = renderTimed();
  pass(7999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
  pass(20000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('a dismissed alert that is still shown is not dismissed again after the pointer leaves it', () => {
  const onDismiss = renderTimed();
  pass(8000);
  fireEvent.pointerEnter(screen.getByRole('alert'));
  fireEvent.pointerLeave(screen.getByRole('alert'));
  pass(20000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('an alert pauses its timer while the pointer is on it', () => {
  const onDismiss = renderTimed();
  pass(5000);
  fireEvent.pointerEnter(screen.getByRole('alert'));
  pass(60000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('alert'));
  pass(2999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('an alert pauses its timer while its button has the focus', () => {
  const onDismiss = renderTimed();
  const button = screen.getByRole('button', { name: 'Dismiss this message' });
  act(() => button.focus());
  pass(60000);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => button.blur());
  pass(8000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('an alert is dismissed by its button', () => {
  const onDismiss = renderTimed();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss this message' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test("an alert is announced immediately only if its tone is 'danger' or its role is alert", () => {
  render(
    <>
      <Alert>Good to know</Alert>
      <Alert tone="danger">Bad</Alert>
      <Alert tone="warning" role="alert">
        Choose
      </Alert>
    </>,
  );
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Bad', 'Choose']);
});

test('an alert without onDismiss has no button', () => {
  render(<Alert timeoutMs={10}>Stays</Alert>);
  pass(1000);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Stays')).not.toBeNull();
});
