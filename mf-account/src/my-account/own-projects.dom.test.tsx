import { configure, screen, within } from '@testing-library/react';
import { testConfiguration } from '@title24/remote-kit/testing';
import type { AccountInfo } from '@title24/shared-domain';
import { member, renderAccount } from '../testing/render-account.tsx';

// The limit is there for what hangs, on a loaded machine as well.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const account: AccountInfo = {
  accountName: 'ana',
  email: 'ana@example.org',
  emailVerified: true,
  roles: ['Member'],
  createdAt: '2026-11-01T20:00:00Z',
  totpEnabled: false,
  passkeys: [],
  sessions: [],
};

async function openAccount(list?: () => unknown) {
  renderAccount('/my-account', {
    login: member,
    answers: {
      'account.load': () => account,
      'account.submissions': () => [],
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

test('D4a: My Account says that no report was ordered and no project begun, and how to begin one', async () => {
  const section = await openAccount(() => ({ items: [], total: 0, inBin: 0 }));
  section.getByText('You have not ordered a report yet.');
  expect((await section.findByRole('link', { name: 'Start one' })).getAttribute('href')).toBe(
    testConfiguration.navLinks.newProject,
  );
});

test('D4a: My Account lists the projects that were changed last', async () => {
  const items = ['P100245', 'P100246', 'P100247', 'P100248', 'P100249', 'P100250'].map((number) => ({
    ...project,
    number,
  }));
  const section = await openAccount(() => ({ items, total: 12, inBin: 0 }));
  const links = await section.findAllByRole('link', { name: 'Hill house' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    items.slice(0, 5).map(({ number }) => `/project/${number}`),
  );
  expect(section.getByRole('link', { name: 'See all 12 projects' }).getAttribute('href')).toBe(
    testConfiguration.navLinks.myProjects,
  );
  expect(section.getAllByText('In progress')).toHaveLength(5);
});

test('D4a: projects that cannot be loaded leave the rest of the account as it is', async () => {
  const section = await openAccount();
  await section.findByText(/could not be loaded here/);
  screen.getByRole('heading', { name: 'Account info' });
});
