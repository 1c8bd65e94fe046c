import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import { products } from '@title24/shared-domain/rpc';
import { RpcError } from '../contract/index.ts';
import { testSite } from '../testing/test-site.ts';
import { LoadedContent } from './loaded-content.tsx';
import { MountPropsContext } from './mount-props-context.ts';
import { siteEndpoints } from './site-endpoints.ts';
import { useLoaded, useLoadedForEdit } from './use-loaded.ts';
import { WithQueries } from './with-queries.tsx';

const useTestEndpoints = siteEndpoints((endpoints) => ({ found: endpoints.query(products.findBySKU) }));

type Props = { readonly sku: string };

function Shown({ from }: { readonly from: ReturnType<typeof useLoaded<unknown, { name: string }>> }) {
  return (
    <LoadedContent
      from={from}
      loading="Loading the product…"
      failed="No product"
      reasonOf={(error) => (error as Error).message}
    >
      {({ name }) => (
        <>
          <output>{name}</output>
          <button type="button" onClick={() => void from.reload()}>
            Reload
          </button>
        </>
      )}
    </LoadedContent>
  );
}
const List = ({ sku }: Props) => <Shown from={useLoaded(useTestEndpoints().found, { sku })} />;
const Editor = ({ sku }: Props) => <Shown from={useLoadedForEdit(useTestEndpoints().found, { sku })} />;

const member: LoginStatus = { status: true, role: null, token: 't' };

/** Renders a page. Its server returns these answers in turn, and then repeats the last one. */
function setUp(...answers: (string | Error | Promise<string>)[]) {
  const asked: string[] = [];
  async function findBySKU({ sku }: Readonly<Record<string, unknown>>) {
    asked.push(String(sku));
    const answer = await (answers.length > 1 ? answers.shift() : answers[0]);
    if (answer instanceof Error) throw answer;
    return { name: answer };
  }
  const site = testSite({ login: member, answers: { 'products.findBySKU': findBySKU } });
  const page = (content: React.ReactNode) => (
    <MountPropsContext value={site.mountProps}>
      <WithQueries>{content}</WithQueries>
    </MountPropsContext>
  );
  const view = render(page(null));
  return {
    asked,
    show: (content: React.ReactNode) => view.rerender(page(content)),
    login: (login: LoginStatus) => act(async () => site.setLogin(login)),
  };
}
const shown = () => document.querySelector('output')?.textContent ?? null;
const waiting = () => new Promise<string>(() => undefined);

test('a page that is opened again shows the loaded data immediately, and reloads the data', async () => {
  const { show, asked } = setUp('Report', 'New report');
  show(<List sku="1001" />);
  await screen.findByText('Report');
  show(null);
  show(<List sku="1001" />);
  expect(shown()).toBe('Report');
  await screen.findByText('New report');
  expect(asked).toEqual(['1001', '1001']);
});

test('a page does not show the data of the previous product', async () => {
  const { show, asked } = setUp('Report', waiting());
  show(<List sku="1001" />);
  await screen.findByText('Report');
  show(<List sku="3001" />);
  expect(shown()).toBeNull();
  expect(screen.getByText('Loading the product…')).toBeTruthy();
  expect(asked).toEqual(['1001', '3001']);
});

test('a failure shows the server’s message and can be retried', async () => {
  const { show } = setUp(new RpcError('The site could not be reached.', 0), 'Report');
  show(<List sku="1001" />);
  await screen.findByText('The site could not be reached.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Report')).toBeTruthy();
});

test('H5: a page that stays open when a login ends keeps its data, and reloads it only after the next login', async () => {
  const { show, login, asked } = setUp('Report', 'New report');
  show(<List sku="1001" />);
  await screen.findByText('Report');
  await login(loggedOut);
  expect(shown()).toBe('Report');
  expect(asked).toHaveLength(1);
  await login({ ...member, token: 't2' });
  await screen.findByText('New report');
  expect(asked).toHaveLength(2);
});

test('H8: a page that is opened after a new login shows no data from the earlier login', async () => {
  const { show, login } = setUp('Report of Ana', waiting());
  show(<List sku="1001" />);
  await screen.findByText('Report of Ana');
  show(null);
  await login(loggedOut);
  await login({ ...member, token: 't2' });
  show(<List sku="1001" />);
  expect(shown()).toBeNull();
});

test('a form starts with the server’s current data, and keeps it until the user reloads', async () => {
  const { show, login, asked } = setUp('Listed', 'Stored', 'Changed meanwhile', 'Reloaded');
  show(<List sku="1001" />);
  await screen.findByText('Listed');
  show(<Editor sku="1001" />);
  expect(shown()).toBeNull();
  await screen.findByText('Stored');
  await login(loggedOut);
  await login({ ...member, token: 't2' });
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(shown()).toBe('Stored');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('Reloaded')).toBeTruthy();
});
