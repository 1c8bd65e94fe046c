import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import type { ListedCanary, ListedRegistryToken, ListedRemote, RemoteHistory } from '@title24/shared-domain';
import { preloadPages, renderStaff } from '../testing/render-staff.tsx';
import { loginAs } from '../testing/staff-logins.ts';

beforeAll(preloadPages);

const moment = '2026-11-18T10:00:00.000Z';
const versionOf = (version: string) => ({
  version,
  publishedAt: moment,
  publishedBy: 'the token “Estimators”',
  commit: '0123456789abcdef0123',
  bytes: 400_000,
  firstScreenBytes: 40_000,
  isKept: version !== '0.9.0',
});
const estimator: ListedRemote = {
  name: 'mf-estimator',
  kind: 'remote',
  live: versionOf('1.1.0'),
  serving: null,
  problem: null,
  paths: ['/cost-estimator'],
  contract: '^2.3.0',
  react: '^19.3.0',
  lacks: ['contract 3', 'React 20'],
};
const shell: ListedRemote = {
  ...estimator,
  name: 'shell',
  kind: 'host',
  live: versionOf('2.0.0'),
  paths: [],
  contract: '2.3.0',
  react: '19.3.1',
  lacks: [],
};
const release = (id: number, version: string, isLive: boolean) => ({
  id,
  version,
  commit: null,
  releasedAt: moment,
  releasedBy: 'ana',
  reason: `Reason of ${version}`,
  withdrawnAt: null,
  withdrawnBy: null,
  withdrawnReason: null,
  isLive,
});
const history: RemoteHistory = {
  name: 'mf-estimator',
  releases: [release(2, '1.1.0', true), release(1, '1.0.0', false)],
  versions: ['1.2.0', '1.1.0', '1.0.0', '0.9.0'].map(versionOf),
  canaries: [],
};
const canary: ListedCanary = {
  version: '1.2.0',
  control: '1.1.0',
  percent: 5,
  startedAt: moment,
  startedBy: 'ana',
  reason: 'New figures',
  endedAt: null,
  outcome: null,
  endedBy: null,
  endedReason: null,
  progress: {
    visitors: 40,
    failed: 2,
    controlVisitors: 760,
    controlFailed: 19,
    endsAt: '2026-11-19T10:00:00.000Z',
    isSlow: true,
  },
};
const token: ListedRegistryToken = {
  id: '5d0c8a3b-2f4e-4d6a-9b7c-1e3f5a7b9c11',
  label: 'Estimators',
  names: ['mf-estimator'],
  paths: ['/cost-estimator'],
  actions: ['publish', 'release'],
  createdAt: moment,
  createdBy: 'ana',
  expiresAt: '2027-01-18T10:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};
const answers = {
  'remotes.list': () => [estimator, shell],
  'remotes.history': () => history,
  'remotes.failures': () => [],
  'registryTokens.list': () => [token],
};

test('F8: each part is listed with its live version and, if pages do not use that version, the reason', async () => {
  renderStaff('/admin/remotes', {
    answers: {
      ...answers,
      'remotes.list': () => [
        { ...estimator, serving: '1.0.0', problem: 'It needs another contract' },
        { ...shell, live: null },
      ],
    },
  });
  expect(await screen.findByText(/Version 1\.1\.0, published/)).toBeTruthy();
  expect(screen.getByText('It needs another contract.')).toBeTruthy();
  expect(screen.getByText('Version 1.0.0 is served in its place.')).toBeTruthy();
  expect(screen.getByText('Not live')).toBeTruthy();
  expect(screen.getByText('Needs contract ^2.3.0, React ^19.3.0')).toBeTruthy();
  expect(screen.getByText('A shell with React 20 waits for mf-estimator.')).toBeTruthy();
});

test.each([
  [[estimator], '1 part of this site is published on its own.'],
  [[estimator, shell], '2 parts of this site are published on their own.'],
])(
  'F8: the page states the number of parts in the singular or the plural (case %#)',
  async (remotes, sentence) => {
    renderStaff('/admin/remotes', { answers: { ...answers, 'remotes.list': () => remotes } });
    expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
  },
);

test('F8: the page shows how often errors happened in visitors’ browsers, and in which source lines', async () => {
  const failure = { version: '1.1.0', kind: 'TypeError', count: 12, firstAt: moment, lastAt: moment };
  renderStaff('/admin/remotes?name=mf-estimator', {
    answers: {
      ...answers,
      'remotes.failures': () => [{ ...failure, places: ['src/price.ts:20', 'src/estimator-page.tsx:41'] }],
    },
  });
  const heading = await screen.findByRole('heading', { name: 'Failures in visitors’ browsers' });
  const list = heading.nextElementSibling as HTMLElement;
  expect(list.textContent).toContain('TypeError in version 1.1.0: 12 times');
  expect(
    within(list)
      .getAllByRole('listitem')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['src/price.ts:20', 'src/estimator-page.tsx:41']);
});

test('F8: a rollback is sent only with a reason', async () => {
  const user = userEvent.setup();
  const { calls } = renderStaff('/admin/remotes?name=mf-estimator', {
    answers: {
      ...answers,
      'remotes.rollback': () => ({ name: 'mf-estimator', from: '1.1.0', to: '1.0.0', changed: true }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Roll back to the previous version' }));
  const dialog = screen.getByRole('dialog', { name: 'Roll back version 1.1.0?' });
  await user.click(within(dialog).getByRole('button', { name: 'Roll back' }));
  expect(within(dialog).getByText(/Give a reason/)).toBeTruthy();
  expect(calls.some(({ method }) => method === 'rollback')).toBe(false);
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), '  The total is wrong ');
  await user.click(within(dialog).getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText('Version 1.0.0 of mf-estimator is live in place of 1.1.0.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'rollback')?.params).toEqual({
    name: 'mf-estimator',
    from: '1.1.0',
    reason: 'The total is wrong',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('mf-estimator');
});

test('F15: a canary shows its failures and its end conditions, and can be ended with a reason', async () => {
  const user = userEvent.setup();
  const past: ListedCanary = {
    ...canary,
    version: '1.1.0',
    startedAt: '2026-11-17T10:00:00.000Z',
    endedAt: moment,
    outcome: 'promoted',
    endedBy: 'the watch over canaries',
    endedReason: 'after 24.0 hours, no difference',
    progress: null,
  };
  const { calls } = renderStaff('/admin/remotes?name=mf-estimator', {
    answers: {
      ...answers,
      'remotes.history': () => ({ ...history, canaries: [canary, past] }),
      'remotes.rollback': () => ({ name: 'mf-estimator', from: '1.2.0', to: '1.1.0', changed: true }),
    },
  });
  const heading = await screen.findByRole('heading', { name: 'Canaries' });
  const list = within(heading.nextElementSibling as HTMLElement);
  expect(list.getByText(/version 1\.2\.0 went to 5% of the visitors, by ana: New figures/)).toBeTruthy();
  expect(list.getByText(/failed for 2 of 40 visitors, and version 1\.1\.0 for 19 of 760/)).toBeTruthy();
  expect(list.getByText(/has fewer than 200 visitors an hour, .* runs until Nov 19, 2026/)).toBeTruthy();
  expect(list.getByText(/promoted by the watch over canaries: after 24\.0 hours/)).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'End the canary' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End the canary 1.2.0?' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too slow');
  await user.click(dialog.getByRole('button', { name: 'End the canary' }));
  expect(await screen.findByText('Version 1.1.0 of mf-estimator is live in place of 1.2.0.')).toBeTruthy();
  const params = { name: 'mf-estimator', from: '1.2.0', reason: 'Too slow' };
  expect(calls.find(({ method }) => method === 'rollback')?.params).toEqual(params);
});

test('F8: removing a part that is already removed shows a message', async () => {
  const user = userEvent.setup();
  renderStaff('/admin/remotes?name=mf-estimator', {
    answers: {
      ...answers,
      'remotes.withdraw': () => ({ name: 'mf-estimator', from: null, to: null, changed: false }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove from the site' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove mf-estimator from the site?' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong prices');
  await user.click(dialog.getByRole('button', { name: 'Remove it' }));
  expect(await screen.findByText('mf-estimator is already removed from the site.')).toBeTruthy();
});

test('F8: if a release is refused, the dialog shows why and keeps the typed reason', async () => {
  const user = userEvent.setup();
  renderStaff('/admin/remotes?name=mf-estimator', {
    answers: {
      ...answers,
      'remotes.release': () => {
        const fields = [{ path: '', message: 'It needs contract ^9.0.0. Build the part for that.' }];
        throw new RpcError('Invalid params', -32602, { fields });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make live version 1.2.0' }));
  expect(screen.getByRole('button', { name: 'Roll back to version 1.0.0' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /0\.9\.0/ })).toBeNull();
  const dialog = screen.getByRole('dialog', { name: 'Make version 1.2.0 live?' });
  const reason = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Reason/ });
  await user.type(reason, 'New figures');
  await user.click(within(dialog).getByRole('button', { name: 'Make it live' }));
  expect(await within(dialog).findByText(/It needs contract/)).toBeTruthy();
  expect(reason.value).toBe('New figures');
});

test('F8: a release’s outcome is requested until it is known, even after a lost response, and is then shown', async () => {
  const user = userEvent.setup();
  const outcomes = [
    () => null,
    () => {
      throw new RpcError('The site could not be reached.', 0);
    },
    () => ({ name: 'mf-estimator', from: '1.1.0', to: '1.2.0', changed: true }),
  ];
  const { calls } = renderStaff('/admin/remotes?name=mf-estimator', {
    answers: {
      ...answers,
      'remotes.release': () => ({ id: token.id }),
      'remotes.outcome': () => outcomes.shift()?.(),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make live version 1.2.0' }));
  const dialog = screen.getByRole('dialog', { name: 'Make version 1.2.0 live?' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'New figures');
  await user.click(within(dialog).getByRole('button', { name: 'Make it live' }));
  expect(await within(dialog).findByText(/can take two minutes/)).toBeTruthy();
  const said = 'Version 1.2.0 of mf-estimator is live in place of 1.1.0.';
  expect(await screen.findByText(said, {}, { timeout: 20_000 })).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'release')).toHaveLength(1);
  expect(calls.filter(({ method }) => method === 'outcome').map(({ params }) => params)).toEqual(
    Array(3).fill({ id: token.id }),
  );
}, 30_000);

test('F8: staff can create a preview link for a version that is not live, and a refusal shows the reason', async () => {
  const user = userEvent.setup();
  renderStaff('/admin/remotes?name=mf-estimator', {
    answers: {
      ...answers,
      'remotes.preview': ({ version }: { version: string }) => {
        if (version === '1.2.0') return { url: '/preview/key', expiresAt: moment };
        const fields = [{ path: '', message: 'It needs React ^20.0.0.' }];
        throw new RpcError('Invalid params', -32602, { fields });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Preview version 1.2.0' }));
  const link = await screen.findByRole('link', { name: 'Preview link of 1.2.0' });
  expect(link.getAttribute('href')).toBe('/preview/key');
  await user.click(screen.getByRole('button', { name: 'Preview version 1.0.0' }));
  expect(await screen.findByText('There is no preview. It needs React ^20.0.0.')).toBeTruthy();
});

test('F8: a new token is shown once and can be revoked', async () => {
  const user = userEvent.setup();
  const { calls } = renderStaff('/admin/remotes', {
    answers: {
      ...answers,
      'registryTokens.create': () => ({ secret: 't24r_secret', token }),
      'registryTokens.revoke': () => ({ ...token, revokedAt: moment }),
    },
  });
  const form = within(await screen.findByRole('form', { name: 'New token' }));
  await user.click(form.getByRole('button', { name: 'Create a token' }));
  expect(form.getAllByText('Type whose token it is').length).toBeGreaterThan(0);
  await user.type(form.getByRole('textbox', { name: /^Whose token/ }), 'Estimators');
  await user.type(form.getByRole('textbox', { name: /^Parts/ }), 'mf-estimator, mf-other');
  await user.type(form.getByRole('textbox', { name: /^Paths/ }), '/cost-estimator');
  await user.click(form.getByRole('checkbox', { name: 'Roll back' }));
  await user.click(form.getByRole('button', { name: 'Create a token' }));
  const shown = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Token' });
  expect(shown.value).toBe('t24r_secret');
  expect(calls.find(({ method }) => method === 'create')?.params).toEqual({
    label: 'Estimators',
    names: ['mf-estimator', 'mf-other'],
    paths: ['/cost-estimator'],
    actions: ['publish', 'release'],
    days: 90,
  });
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  expect(document.body.textContent).not.toContain('t24r_secret');
  await user.click(screen.getByRole('button', { name: /^Revoke/ }));
  expect(await screen.findByText('The token of Estimators was revoked.')).toBeTruthy();
});

test('F8: without permission to see the remotes, nothing about them is loaded or shown', async () => {
  const { calls } = renderStaff('/admin/remotes', { login: loginAs('Analyst'), answers });
  expect(screen.queryByText(/are published on their own/)).toBeNull();
  expect(calls).toEqual([]);
});
