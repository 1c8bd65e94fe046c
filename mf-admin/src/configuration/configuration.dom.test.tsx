import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import type { ConfigurationForEdit } from '@title24/shared-domain';
import type { ConfigurationUpdate } from '@title24/shared-domain/editing';
import { preloadPages, renderStaff } from '../testing/render-staff.tsx';
import { configuration } from '../testing/site-fixture.ts';

beforeAll(async () => {
  await preloadPages();
});

/** Returns a simulated site, in which another user changes the configuration right after the first read. */
function siteWith(elsewhere: Partial<ConfigurationForEdit['config']>) {
  let stored: ConfigurationForEdit = configuration;
  let reads = 0;
  const updates: ConfigurationUpdate[] = [];
  return {
    updates,
    answers: {
      'config.loadForEdit': () => {
        reads += 1;
        if (reads === 1) {
          stored = { config: { ...stored.config, ...elsewhere }, lastUpdate: '2026-11-09T00:00:00.000Z' };
          return configuration;
        }
        return stored;
      },
      'config.load': () => stored.config,
      'config.update': ({ config }: { config: ConfigurationUpdate }) => {
        updates.push(config);
        const { lastUpdate, ...members } = config;
        if (lastUpdate !== stored.lastUpdate) throw new RpcError('Stale', -32009);
        stored = { config: { ...stored.config, ...members }, lastUpdate: '2026-11-10T00:00:00.000Z' };
        return stored;
      },
    },
  };
}

async function announce(text: string): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: /^Text/ }));
  await userEvent.paste(text);
  fireEvent.change(screen.getByLabelText('Shows from'), { target: { value: '2026-12-01T08:00' } });
  fireEvent.change(screen.getByLabelText('Shows until'), { target: { value: '2026-12-02T08:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('H2: an announcement is saved even if someone else has changed the company data in the meantime', async () => {
  const { answers, updates } = siteWith({ company: { ...configuration.config.company, name: 'Other' } });
  const { navigations } = renderStaff('/admin/announcement', { answers });
  await announce('We move');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(updates.map(({ lastUpdate }) => lastUpdate)).toEqual([
    configuration.lastUpdate,
    '2026-11-09T00:00:00.000Z',
  ]);
  expect(updates.at(-1)).not.toHaveProperty('company');
  await waitFor(() => expect(navigations).toEqual(['http://localhost/admin/announcement']));
});

test('H2: a conflicting announcement by someone else is shown for comparison', async () => {
  const { answers, updates } = siteWith({ announce: 'We stay' });
  renderStaff('/admin/announcement', { answers });
  await announce('We move');
  expect(await screen.findByRole('heading', { name: /Someone else saved changes/ })).toBeTruthy();
  expect(screen.getByText('We stay')).toBeTruthy();
  expect(updates).toHaveLength(1);
});
