import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';

test('C14: the first rendering shows the result for a ZIP code in the URL', () => {
  renderPage('/climate-zones?zip=95814');
  expect(screen.getByRole('status').textContent).toMatch(/^Climate zone 12\./);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('95814');
  screen.getByText('The address decides');
});

test('C14: the map and the list of cities highlight the found zone, even after a lookup without a page load', async () => {
  const { container } = renderPage('/climate-zones?zip=95814');
  screen.getByRole('img', { name: 'Map of California’s 16 climate zones' });
  const marked = () => [...container.querySelectorAll('.found')].map(({ textContent }) => textContent);
  expect(marked()).toEqual(['12 Sacramento', '12']);
  fireEvent.change(screen.getByRole('textbox', { name: 'ZIP code' }), { target: { value: '93721' } });
  await waitFor(() => expect(marked()).toEqual(['13 Fresno', '13']));
});

test('C14: for an invalid ZIP code in the URL, the page shows what to enter; without a ZIP code, it shows no message', () => {
  const { unmount } = renderPage('/climate-zones?zip=%F0%9F%8F%A0');
  expect(screen.getByRole('status').textContent).toBe('Enter a ZIP code of 5 digits, like 95814. ');
  unmount();
  renderPage('/climate-zones');
  expect(screen.getByRole('status').textContent).toBe('');
});
