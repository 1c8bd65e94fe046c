import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Parcel, RpcError } from '@title24/remote-kit/contract';
import { MountPropsContext, PageAddressProvider } from '@title24/remote-kit/runtime';
import { allowConsole, testConfiguration } from '@title24/remote-kit/testing';
import type { HelpItem, RoleJson } from '@title24/shared-domain';
import { Answers } from '../faq/answers.tsx';
import { contentMountProps } from '../testing/mount-props.ts';
import { answersOf, pageData } from '../testing/site-fixture.ts';
import { HelpLink } from './help-link.tsx';
import { HelpLinks } from './help-links.tsx';

const role = (isAlmighty: boolean): RoleJson => ({
  name: isAlmighty ? 'Admin' : 'Analyst',
  description: '',
  sortOrder: 0,
  enabled: true,
  isAlmighty,
  permissions: {},
  contexts: {},
});

const item = { ...answersOf('A')[3], helpText: '<p>It costs {price:2001}.</p>' } as HelpItem;

function renderAs(
  given: RoleJson | null,
  page = (
    <HelpLinks>
      <HelpLink id="a-4" about="Preliminary runs" />
    </HelpLinks>
  ),
  load = async (params?: Readonly<Record<string, unknown>>): Promise<unknown> => {
    if (params?.id !== 'a-4') throw new RpcError('Not there', -32001);
    return item;
  },
) {
  const { mountProps, parcels } = contentMountProps({
    data: pageData,
    hasParcels: true,
    load: ({ params }) => load(params),
  });
  const state = {
    config: testConfiguration,
    login: { status: given !== null, role: given, token: given && 't' },
  };
  render(
    <MountPropsContext value={{ ...mountProps, store: { ...mountProps.store, getState: () => state } }}>
      <PageAddressProvider>{page}</PageAddressProvider>
    </MountPropsContext>,
  );
  return parcels as unknown as (Parcel & {
    props: { onSaved(item: HelpItem): void; onUnsaved(is: boolean): void };
  })[];
}

const open = () => userEvent.click(screen.getByRole('link', { name: 'Help: Preliminary runs' }));

test('H1: a help text opens in a dialog with its placeholders filled in, and visitors cannot edit it', async () => {
  const parcels = renderAs(null);
  await open();
  expect(await screen.findByText('It costs $39.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: item.question })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Help: Preliminary runs' }));
  expect(parcels).toEqual([]);
});

test('H1: without JavaScript, the help link leads to the answer in the FAQ', () => {
  renderAs(null);
  expect(screen.getByRole('link', { name: 'Help: Preliminary runs' }).getAttribute('href')).toBe(
    '/faq-a#a-4',
  );
});

test('H1: a link to an unknown help text shows a message', async () => {
  renderAs(
    null,
    <HelpLinks>
      <HelpLink id="z-9" about="Nothing" />
    </HelpLinks>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Help: Nothing' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Help text z-9 not found.');
});

test('H1: a text that fails to render shows an error in the dialog, which can be closed', async () => {
  const logged = allowConsole(/TypeError/);
  renderAs(
    null,
    <HelpLinks>
      <HelpLink id="a-4" about="Preliminary runs" />
    </HelpLinks>,
    async () => ({ ...item, helpText: null }),
  );
  await open();
  const dialog = await screen.findByRole('dialog', { name: 'Help' });
  expect((await within(dialog).findByRole('alert')).textContent).toContain('This help text can’t be shown');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Help: Preliminary runs' }));
  expect(logged).toHaveLength(1);
});

test('H1: staff without an all-powerful role cannot edit a help text in the dialog', async () => {
  renderAs(role(false));
  await open();
  await screen.findByText('It costs $39.');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('H1: saving in the dialog closes it and shows a message for 900 ms', async () => {
  const parcels = renderAs(role(true));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(parcels[0]).toMatchObject({ remote: 'mf-admin', parcel: 'help-editor', props: { id: 'a-4' } });
  const startedAt = performance.now();
  act(() => parcels[0]?.props.onSaved({ ...item, question: 'New?' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Help text successfully saved!');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(890);
});

test('H1: closing with unsaved text asks for confirmation', async () => {
  const parcels = renderAs(role(true));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  act(() => parcels[0]?.props.onUnsaved(true));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Close without saving?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close without saving' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('H1: an answer that was edited in the FAQ shows the saved text', async () => {
  const parcels = renderAs(role(true), <Answers items={[item]} />);
  await userEvent.click(screen.getByRole('button', { name: `Edit the answer to ${item.question}` }));
  await waitFor(() => expect(parcels).toHaveLength(1));
  act(() =>
    parcels[0]?.props.onSaved({
      ...item,
      helpText: '<p>New words</p>',
      lastUpdate: '2027-01-01T00:00:00.000Z',
    }),
  );
  expect(screen.getByText('New words')).toBeTruthy();
});

test('H1: staff without an all-powerful role have no button to edit an answer in the FAQ', () => {
  renderAs(role(false), <Answers items={[item]} />);
  expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
});
