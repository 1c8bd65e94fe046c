import { act } from '@testing-library/react';
import { MountPropsContext, PageAddressProvider } from '@title24/remote-kit/runtime';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import config from '../remote.config.ts';
import { App, preload } from './testing/app.ts';
import { contentMountProps } from './testing/mount-props.ts';

const addresses = [...config.routes.map(({ path }) => path), '/faq?q=question'];

test.each(addresses)('%s: the browser hydrates the server’s HTML without a mismatch', async (address) => {
  await preload(address.split('?', 1)[0] ?? '');
  const { mountProps } = contentMountProps();
  const page = (
    <MountPropsContext value={mountProps}>
      <PageAddressProvider url={address}>
        <App />
      </PageAddressProvider>
    </MountPropsContext>
  );
  const element = document.createElement('div');
  element.innerHTML = renderToString(page);
  const html = element.innerHTML;
  expect(html).not.toBe('');

  const differences: unknown[] = [];
  const complaint = jest
    .spyOn(console, 'error')
    .mockImplementation((...words) => void differences.push(words));
  const root = await act(async () =>
    hydrateRoot(element, page, { onRecoverableError: (error) => differences.push(error) }),
  );
  complaint.mockRestore();
  expect(differences).toEqual([]);
  expect(element.innerHTML).toBe(html);
  await act(async () => root.unmount());
});
