import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonalData } from '@title24/shared-domain';
import { preloadPages, renderStaff } from '../testing/render-staff.tsx';

beforeAll(preloadPages);

const kept = { reason: 'sale', until: null, daysAfterWork: null, workDueAt: null } as const;
const project = { kind: 'project', name: 'P100245', detail: 'Hill house', keep: kept } as const;
const draft = { kind: 'project', name: 'P100246', detail: 'Beach house', keep: null } as const;
const found: PersonalData = { email: 'ana@example.com', accountName: 'ana', records: [project, draft] };

test('H8: staff see which data must be kept and why, and can delete the rest after confirming', async () => {
  const user = userEvent.setup();
  let data = found;
  const { calls } = renderStaff('/admin/privacy', {
    answers: {
      'privacy.find': () => data,
      'privacy.erase': () => {
        data = { ...found, records: [project] };
        return found;
      },
    },
  });
  await user.type(screen.getByRole('searchbox', { name: 'Email address or account name' }), 'ana{Enter}');
  const row = (await screen.findByRole('rowheader', { name: /P100245/ })).closest('tr') as HTMLElement;
  expect(within(row).getByText('Kept')).toBeTruthy();
  expect(within(row).getByText(/a record of an order/)).toBeTruthy();
  expect(within(row).getByText('No end is set')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete what we don’t need to keep' }));
  expect(calls.some(({ method }) => method === 'erase')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText(/Deleted: 1\. Kept: 1\./)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'erase')?.params).toEqual({ email: 'ana@example.com' });
  expect(screen.queryByText(/P100246/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete what we don’t need to keep' })).toBeNull();
});

test('H8: if nothing is stored about a person, a message is shown', async () => {
  renderStaff('/admin/privacy?person=nobody@example.com', {
    answers: { 'privacy.find': () => ({ email: 'nobody@example.com', accountName: null, records: [] }) },
  });
  expect(await screen.findByText('Nothing is stored about nobody@example.com.')).toBeTruthy();
});
