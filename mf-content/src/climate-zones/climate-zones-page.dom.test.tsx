import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';

test('C14: an address with a ZIP code is answered in the first render, as on the server', () => {
  renderPage('/climate-zones?zip=95814');
  expect(screen.getByRole('status').textContent).toMatch(/^Climate zone 12\./);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('95814');
  screen.getByText('The address decides');
});

test('C14: an address with nonsense says what to enter; one without a ZIP code says nothing', () => {
  const { unmount } = renderPage('/climate-zones?zip=%F0%9F%8F%A0');
  expect(screen.getByRole('status').textContent).toBe('Enter a ZIP code of 5 digits, like 95814. ');
  unmount();
  renderPage('/climate-zones');
  expect(screen.getByRole('status').textContent).toBe('');
});
