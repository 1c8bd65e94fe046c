import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import type { ParkedMail } from '@title24/shared-domain';
import { preloadPages, renderStaff } from '../testing/render-staff.tsx';

beforeAll(preloadPages);

const parked: ParkedMail = {
  id: 'mail-1',
  to: 'sue@example.org',
  subject: 'We have your plans <b>FS-1</b>',
  createdAt: '2026-11-18T10:00:00.000Z',
  attempts: 61,
  lastError: '550 no such user',
};

test('U5: undelivered mail is listed with the reason and can be sent again', async () => {
  const user = userEvent.setup();
  let items = [parked];
  const { calls } = renderStaff('/admin/mail', {
    answers: {
      'mail.findParked': () => ({ items, total: items.length }),
      'mail.retry': () => {
        items = [];
        return {};
      },
    },
  });
  expect(await screen.findByText('1 email was not delivered.')).toBeTruthy();
  expect(screen.getByText('The mail server said: 550 no such user')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: parked.subject })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Try again/ }));
  expect(calls.find(({ method }) => method === 'retry')?.params).toEqual({ id: 'mail-1' });
  expect(await screen.findByText(/No email is waiting here/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('is being sent again');
});

test('if mail cannot be sent again, the reason is shown and the mail stays in the list', async () => {
  const user = userEvent.setup();
  renderStaff('/admin/mail', {
    answers: {
      'mail.findParked': () => ({ items: [parked], total: 1 }),
      'mail.retry': () => {
        throw new RpcError('The site could not be reached. Check your connection and try again.', 0);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Try again/ }));
  expect(await screen.findByText(/could not be reached/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Try again/ })).toBeTruthy();
});
