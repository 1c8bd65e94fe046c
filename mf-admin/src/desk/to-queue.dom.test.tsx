import { render } from '@testing-library/react';
import { MountPropsContext } from '@title24/remote-kit/runtime';
import { testMountProps } from '@title24/remote-kit/testing';
import { MemoryRouter } from 'react-router-dom';
import { ToQueue } from './to-queue.tsx';

test('the redirect to the queue keeps the search, and replaces the old list in the browser history', () => {
  const navigate = jest.fn(async () => undefined);
  render(
    <MountPropsContext value={{ ...testMountProps(), navigate }}>
      <MemoryRouter initialEntries={['/admin/orders?search=hill']}>
        <ToQueue kind="order" />
      </MemoryRouter>
    </MountPropsContext>,
  );
  expect(navigate.mock.calls).toEqual([['/admin/work?search=hill&kind=order', { replace: true }]]);
});
