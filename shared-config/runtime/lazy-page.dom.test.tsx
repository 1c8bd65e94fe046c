import { act, render } from '@testing-library/react';
import { lazyPage } from './lazy-page.tsx';

const Prices = () => 'The prices';

test('a page that was loaded before is complete at its first rendering', async () => {
  const load = jest.fn(async () => Prices);
  const { Page, preload } = lazyPage(load);
  await preload();
  const { container } = render(<Page />);
  expect(container.textContent).toBe('The prices');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that is opened while it loads shows once its code is there', async () => {
  const load = jest.fn(async () => Prices);
  const { Page } = lazyPage(load);
  const { container } = await act(async () => render(<Page />));
  expect(container.textContent).toBe('The prices');
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that did not load is loaded again by the next attempt', async () => {
  const load = jest.fn(async () => Prices).mockRejectedValueOnce(new Error('no connection'));
  const { Page, preload } = lazyPage(load);
  await expect(preload()).rejects.toThrow('no connection');
  await preload();
  expect(render(<Page />).container.textContent).toBe('The prices');
});
