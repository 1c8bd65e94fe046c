import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { projectPageData, RpcError } from '@title24/remote-kit/contract';
import { testConfiguration, testPageData } from '@title24/remote-kit/testing';
import { doItYourself, loggedOut } from '@title24/shared-domain';
import type { ListedProject, ProjectList } from '@title24/shared-domain/projects';
import { member, renderRemote } from '../testing/render-remote.tsx';

const { navLinks } = testConfiguration;
const user = userEvent.setup({ delay: null });

afterEach(() => jest.restoreAllMocks());

const hill: ListedProject = {
  number: 'P100001',
  name: 'Hill house',
  kind: 'addition',
  state: 'in-progress',
  lastUpdate: '2026-11-20T12:00:00.000Z',
  nextStep: 'location',
  goneAt: null,
};
const listOf = (...items: ListedProject[]): ProjectList => ({ items, total: items.length, inTrash: 1 });

test('D4: while reports cannot be ordered, a notice says that ordering opens soon, and links to Full Service', async () => {
  jest.replaceProperty(doItYourself, 'isOpen', false);
  await renderRemote('/project/list');
  screen.getByText('Ordering opens soon');
  expect(screen.getByRole('link', { name: 'send us your plans' }).getAttribute('href')).toBe(
    navLinks.fullService,
  );
});

test('D4: when reports can be ordered, no notice says that ordering opens soon', async () => {
  jest.replaceProperty(doItYourself, 'isOpen', true);
  const { container } = await renderRemote('/project/list');
  expect(container.textContent).not.toMatch(/soon|not open/i);
});

test('D4a: for logged-out visitors, My Projects says what a project is, and links to a new project, a login and an example', async () => {
  await renderRemote('/project/list');
  screen.getByRole('heading', { name: 'What a project is' });
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Log in')).toBe('/login?next=%2Fproject%2Flist');
  expect(href('Create project')).toBe('/project/new');
  expect(href('See a filled-in example')).toBe('/project/test-drive');
});

test('D4a: the list shows each project’s number, name, kind, state and next step', async () => {
  await renderRemote('/project/list', { login: member, answers: { 'projects.list': () => listOf(hill) } });
  const row = (await screen.findByRole('rowheader', { name: 'Hill house' })).closest('tr') as HTMLElement;
  for (const text of ['P100001', 'Addition by itself', 'In progress', 'Location'])
    within(row).getByText(text);
  expect(within(row).getByRole('link', { name: 'Continue Hill house' }).getAttribute('href')).toBe(
    '/project/P100001/location',
  );
  expect(screen.getByRole('link', { name: 'Trash (1)' }).getAttribute('href')).toBe('/project/list?trash=1');
});

test('D4a: an ordered project shows its order’s next deadline and a link to the order', async () => {
  const ordered: ListedProject = {
    ...hill,
    state: 'changes-needed',
    order: { number: 'P100001-1', stateTitle: 'Changes needed', clocks: ['Answer by Monday.'] },
  };
  await renderRemote('/project/list', { login: member, answers: { 'projects.list': () => listOf(ordered) } });
  const row = (await screen.findByRole('rowheader', { name: 'Hill house' })).closest('tr') as HTMLElement;
  within(row).getByText('Answer by Monday.');
  expect(within(row).getByRole('link', { name: 'Order P100001-1' }).getAttribute('href')).toBe(
    '/project/P100001/order/1',
  );
  within(row).getByRole('link', { name: 'Continue Hill house' });
});

test.each([
  [
    'another order if its order was canceled',
    { number: 'P100001-1', stateTitle: 'Canceled', clocks: [] },
    'Order again',
  ],
  ['an order if it has none', undefined, 'Order the report'],
])('D4a: the next step of a complete project is %s', async (_, order, next) => {
  jest.replaceProperty(doItYourself, 'isOpen', true);
  const complete: ListedProject = { ...hill, nextStep: null, order };
  await renderRemote('/project/list', {
    login: member,
    answers: { 'projects.list': () => listOf(complete) },
  });
  const link = await screen.findByRole('link', { name: `${next} for Hill house` });
  expect(link.getAttribute('href')).toBe('/project/P100001/order/check');
});

test('D4a: the next step of an incomplete project with a canceled order is the step with a missing answer', async () => {
  const order = { number: 'P100001-1', stateTitle: 'Canceled', clocks: [] };
  await renderRemote('/project/list', {
    login: member,
    answers: { 'projects.list': () => listOf({ ...hill, order }) },
  });
  const row = (await screen.findByRole('rowheader', { name: 'Hill house' })).closest('tr') as HTMLElement;
  within(row).getByText('Location');
  within(row).getByText('canceled', { exact: false });
});

test('D4a: an empty list explains how to start', async () => {
  await renderRemote('/project/list', {
    login: member,
    answers: { 'projects.list': () => ({ items: [], total: 0, inTrash: 0 }) },
  });
  await screen.findByText(/You have no projects yet/);
  expect(screen.getByRole('link', { name: 'Start one' }).getAttribute('href')).toBe('/project/new');
});

test('D1b: moving a project to the trash reloads the list', async () => {
  let items = [hill];
  const { calls } = await renderRemote('/project/list', {
    login: member,
    answers: {
      'projects.list': () => listOf(...items),
      'projects.remove': () => {
        items = [];
        return {};
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Hill house' }));
  await screen.findByText(/You have no projects yet/);
  screen.getByText(/Hill house is in the trash/);
  expect(calls).toContainEqual(['projects.remove', { number: 'P100001' }]);
});

test('D1b: a refused action shows the server’s message', async () => {
  await renderRemote('/project/list', {
    login: member,
    answers: {
      'projects.list': () => listOf(hill),
      'projects.copy': () => {
        throw new RpcError('You have 50 projects in progress.', -32011);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Copy Hill house' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You have 50 projects in progress.');
});

test('D1b: the trash shows the day until which a project can be restored', async () => {
  const { calls } = await renderRemote('/project/list?trash=1', {
    login: member,
    answers: {
      'projects.list': () => listOf({ ...hill, goneAt: '2026-12-20T12:00:00.000Z' }),
      'projects.restore': () => ({}),
    },
  });
  await screen.findByText('Dec 20, 2026');
  await user.click(screen.getByRole('button', { name: 'Restore Hill house' }));
  await screen.findByText('Hill house is restored.');
  expect(calls).toContainEqual(['projects.list', { page: 1, trash: true }]);
});

test('D1i: without JavaScript, the list has links to its projects but no actions', async () => {
  await renderRemote('/project/list', {
    data: testPageData([projectPageData, { login: { ...loggedOut, status: true }, list: listOf(hill) }]),
  });
  screen.getByText('Editing, the plan takeoff and ordering need JavaScript');
  expect(screen.getByRole('link', { name: 'Hill house' }).getAttribute('href')).toBe('/project/P100001');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'New project' })).toBeNull();
});
