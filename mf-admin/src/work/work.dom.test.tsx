import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WorkItem } from '@title24/shared-domain/work';
import { deskNow, noWork } from '../testing/order-fixture.ts';
import { paramsOf } from '../testing/render-inbox.ts';
import { preloadPages, renderStaff } from '../testing/render-staff.tsx';
import { loginAs } from '../testing/staff-logins.ts';

beforeAll(preloadPages);

const order: WorkItem = {
  kind: 'order',
  number: 'P100001-1',
  projectName: 'Hill house',
  customer: 'ana',
  what: 'report',
  state: 'submitted',
  assignee: null,
  receivedAt: '2027-03-01T13:30:00.000Z',
  dueAt: '2027-03-05T08:00:00.000Z',
  answerDueAt: null,
  isRush: false,
  wantsToCancel: false,
  hasMessage: false,
  owedCents: 0,
};
const sentPlans: WorkItem = {
  ...order,
  kind: 'case',
  number: 'FS-20270301-7K3Q9XMT',
  projectName: 'Oak Street',
  what: 'A Residential Addition',
  state: 'quoted',
  assignee: 'cleo',
  hasMessage: true,
  dueAt: null,
  answerDueAt: '2027-03-16T07:00:00.000Z',
};
const queue = {
  ...noWork,
  items: [{ ...order, number: 'P100000-1', dueAt: deskNow }, order, sentPlans],
  counts: { ...noWork.counts, due: 2, late: 1 },
};
const render = (answers = {}, address = '/admin/work') =>
  renderStaff(address, { login: loginAs('Analyst'), answers: { 'work.find': () => queue, ...answers } });
test('Q4: orders and plans are in one list, with due times by the site’s clock', async () => {
  const { calls } = render();
  const [, late, due, waiting] = (await screen.findAllByRole('row')).map((row) => within(row));
  expect(late?.getByText('Late by less than a minute')).toBeTruthy();
  expect(due?.getByText('3 days 15 hours left')).toBeTruthy();
  expect(due?.getByText('due by the end of Thursday, March 4')).toBeTruthy();
  expect(due?.queryByText('Customer wrote')).toBeNull();
  expect(waiting?.getByText('Customer wrote')).toBeTruthy();
  expect(due?.getByRole('link').getAttribute('href')).toBe('/admin/orders?id=P100001-1');
  expect(waiting?.getByText(/Customer’s turn, by the end of Monday, March 15/)).toBeTruthy();
  expect(waiting?.getByRole('link').getAttribute('href')).toBe(
    '/admin/submissions?reference=FS-20270301-7K3Q9XMT',
  );
  expect(screen.getByRole('link', { name: 'Late (1)' }).getAttribute('href')).toBe('/admin/work?view=late');
  expect(paramsOf(calls, 'find')).toEqual([{ view: 'due', kind: null, search: '', page: 1 }]);
});

test('Q4: the list reloads when staff return to its tab or press Refresh', async () => {
  const { calls } = render();
  await screen.findAllByRole('row');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(paramsOf(calls, 'find')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(paramsOf(calls, 'find')).toHaveLength(3));
});

test('Q4: a search drops the view and the page number from the URL', async () => {
  const { calls } = render({}, '/admin/work?view=mine&page=2');
  await screen.findAllByRole('row');
  await userEvent.type(screen.getByRole('searchbox'), ' hill {Enter}');
  expect(window.location.search).toBe('?search=hill');
  expect(paramsOf(calls, 'find').at(-1)).toEqual({ view: 'due', kind: null, search: 'hill', page: 1 });
  expect(await screen.findByText('Found for “hill”, open work first: 3')).toBeTruthy();
});

test('Q4: a search without results shows a link to the work to do', async () => {
  render({ 'work.find': () => noWork }, '/admin/work?search=elm');
  const link = await screen.findByRole('link', { name: 'show the work to do' });
  expect(link.getAttribute('href')).toBe('/admin/work');
});

test('Q4: staff can start their duty', async () => {
  const { calls } = render({ 'work.setDuty': () => ({}) });
  await userEvent.click(await screen.findByRole('button', { name: 'Start duty' }));
  expect(paramsOf(calls, 'setDuty')).toEqual([{ isOnDuty: true }]);
});

test('Q4: a long list has pages', async () => {
  const long = { 'work.find': () => ({ ...queue, hasMore: true }) };
  render(long, '/admin/work?search=elm&page=2');
  const next = await screen.findByRole('link', { name: 'Next page' });
  expect(next.getAttribute('href')).toBe('/admin/work?search=elm&page=3');
  const previous = screen.getByRole('link', { name: 'Previous page' });
  expect(previous.getAttribute('href')).toBe('/admin/work?search=elm');
});
