import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import { emailProblem, type ParkedMail } from '@title24/shared-domain';
import { preloadPages, renderStaff } from '../testing/render-staff.tsx';

beforeAll(preloadPages);

const parked: ParkedMail = {
  id: '00000000-0000-4000-8000-000000000001',
  to: 'sue@example.org',
  subject: 'We have your plans <b>FS-1</b>',
  createdAt: '2026-11-18T10:00:00.000Z',
  attempts: 61,
  lastError: '550 no such user',
};

test('U5: undelivered mail is listed with the reason and can be sent to a corrected address', async () => {
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
  expect(screen.getByText('Reason: 550 no such user')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: parked.subject })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Orders and cases of this address' }).getAttribute('href')).toBe(
    '/admin/work?search=sue%40example.org',
  );
  const address = screen.getByLabelText('Send to');
  await user.clear(address);
  await user.type(address, 'sue@example{Enter}');
  expect(await screen.findByText(emailProblem)).toBeTruthy();
  await user.type(address, '.com{Enter}');
  expect(await screen.findByText(/No email is waiting here/)).toBeTruthy();
  const retried = calls.filter(({ method }) => method === 'retry').map(({ params }) => params);
  expect(retried).toEqual([{ id: parked.id, to: 'sue@example.com' }]);
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
  await user.click(await screen.findByRole('button', { name: /^Send again/ }));
  expect(await screen.findByText(/could not be reached/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Send again/ })).toBeTruthy();
});
