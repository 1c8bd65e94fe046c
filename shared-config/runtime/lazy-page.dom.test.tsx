import { act, render } from '@testing-library/react';
import { lazyPage } from './lazy-page.tsx';

const Prices = () => 'The prices';

test('a page whose code is already loaded is complete at its first rendering', async () => {
  const load = jest.fn(async () => Prices);
  const { Page, preload } = lazyPage(load);
  await preload();
  const { container } = render(<Page />);
  expect(container.textContent).toBe('The prices');
  expect(load).toHaveBeenCalledTimes(1);
});

test('if a page is opened before its code is loaded, the page appears once the code is loaded', async () => {
  const load = jest.fn(async () => Prices);
  const { Page } = lazyPage(load);
  const { container } = await act(async () => render(<Page />));
  expect(container.textContent).toBe('The prices');
  expect(load).toHaveBeenCalledTimes(1);
});

test('preload loads the code again after a failed attempt', async () => {
  const load = jest.fn(async () => Prices).mockRejectedValueOnce(new Error('no connection'));
  const { Page, preload } = lazyPage(load);
  await expect(preload()).rejects.toThrow('no connection');
  await preload();
  expect(render(<Page />).container.textContent).toBe('The prices');
});
