import { configure, screen, within } from '@testing-library/react';
import { testConfiguration } from '@title24/remote-kit/testing';
import type { AccountInfo } from '@title24/shared-domain';
import { member, renderAccount } from '../testing/render-account.tsx';

// These timeouts only stop tests that hang, so they allow for a heavily loaded machine.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const account: AccountInfo = {
  accountName: 'ana',
  email: 'ana@example.org',
  emailVerified: true,
  roles: ['Member'],
  withheldRoles: [],
  createdAt: '2026-11-01T20:00:00Z',
  totpEnabled: false,
  passkeys: [],
  sessions: [],
};

async function openAccount(list?: () => unknown, orders: readonly unknown[] = []) {
  renderAccount('/my-account', {
    login: member,
    answers: {
      'account.load': () => account,
      'account.submissions': () => [],
      'orders.list': () => ({ items: orders, total: orders.length }),
      ...(list && { 'projects.list': list }),
    },
  });
  return within(await screen.findByRole('region', { name: 'Projects and reports' }));
}

const project = {
  number: 'P100245',
  name: 'Hill house',
  kind: 'addition',
  state: 'in-progress',
  lastUpdate: '2026-11-20T20:00:00Z',
  nextStep: 'location',
  goneAt: null,
};

test('D4a: without reports or projects, My Account explains how to start', async () => {
  const section = await openAccount(() => ({ items: [], total: 0, inTrash: 0 }));
  await section.findByText('You have not ordered a report yet.');
  expect((await section.findByRole('link', { name: 'Start one' })).getAttribute('href')).toBe(
    testConfiguration.navLinks.newProject,
  );
});

test('D4a: My Account lists the first five projects and links to all projects', async () => {
  const items = ['P100245', 'P100246', 'P100247', 'P100248', 'P100249', 'P100250'].map((number) => ({
    ...project,
    number,
  }));
  const section = await openAccount(() => ({ items, total: 12, inTrash: 0 }));
  const links = await section.findAllByRole('link', { name: 'Hill house' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    items.slice(0, 5).map(({ number }) => `/project/${number}`),
  );
  expect(section.getByRole('link', { name: 'See all 12 projects' }).getAttribute('href')).toBe(
    testConfiguration.navLinks.myProjects,
  );
  expect(section.getAllByText('In progress')).toHaveLength(5);
});

test('D4a: if the projects cannot be loaded, My Account still shows the account info', async () => {
  const section = await openAccount();
  await section.findByText(/We couldn’t load your projects here/);
  screen.getByRole('heading', { name: 'Account info' });
});

const order = {
  number: 'P100245-1',
  projectNumber: 'P100245',
  projectName: 'Hill house',
  kind: 'report',
  state: 'changes-needed',
  round: 1,
  totalCents: 14_900,
  submittedAt: '2026-11-23T18:42:00.000Z',
  lastUpdate: '2026-11-23T18:42:00.000Z',
  dueAt: null,
  rushDueAt: null,
  responseDueAt: '2026-12-09T08:00:00.000Z',
  cancelRequestedAt: null,
  isLate: false,
};

test('D4a: My Account shows an open order’s next step and links to delivered files', async () => {
  const delivered = { ...order, number: 'P100245-2', state: 'delivered', responseDueAt: null };
  const section = await openAccount(() => ({ items: [], total: 0, inTrash: 0 }), [order, delivered]);
  const table = within(await section.findByRole('table', { name: 'Reports' }));
  expect(table.getByRole('link', { name: 'P100245-1' }).getAttribute('href')).toBe(
    '/project/P100245/order/1',
  );
  table.getByText('Answer by the end of Tuesday, December 8 (Pacific time), or the order ends.');
  expect(table.getByRole('link', { name: 'Download the files of P100245-2' }).getAttribute('href')).toBe(
    '/project/P100245/order/2',
  );
});
