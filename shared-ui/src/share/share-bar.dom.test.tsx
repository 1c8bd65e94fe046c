import { fireEvent, render, screen } from '@testing-library/react';
import { ShareBar } from './share-bar.tsx';

const bar = (address: string) => (
  <ShareBar address={address} copyLabel="Copy link" copiedText="Link copied." printLabel="Print" />
);
const copy = () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

test('the copy button copies the whole URL, and its confirmation stays until the URL changes', async () => {
  const writeText = jest.fn(async () => undefined);
  clipboard(writeText);
  const { rerender } = render(bar('/prices?a=1'));
  copy();
  expect((await screen.findByText('Link copied.')).getAttribute('aria-live')).toBe('polite');
  expect(writeText).toHaveBeenCalledWith('http://localhost/prices?a=1');
  rerender(bar('/prices?a=2'));
  expect(screen.queryByText('Link copied.')).toBeNull();
});

test.each([
  ['the clipboard is unavailable', undefined],
  ['access to the clipboard is denied', () => Promise.reject(new DOMException('denied', 'NotAllowedError'))],
])('the URL is shown for copying if %s', async (_, writeText) => {
  if (writeText) clipboard(writeText);
  render(bar('/prices?a=1'));
  copy();
  expect(await screen.findByText('Copy this address: http://localhost/prices?a=1')).toBeTruthy();
});

test('the print button prints the page', () => {
  const print = jest.fn();
  Object.defineProperty(globalThis, 'print', { value: print, configurable: true });
  render(bar('/prices'));
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});
