import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MountPropsContext, PageAddressProvider } from '@title24/remote-kit/runtime';
import { testConfiguration } from '@title24/remote-kit/testing';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { App } from '../testing/app.ts';
import { contentMountProps } from '../testing/mount-props.ts';
import { renderPage } from '../testing/render-page.tsx';

const searchField = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search all answers' });
const hits = () => screen.queryAllByRole('link', { name: /^Question / });

test('C7: the index lists sections A to I and all 83 questions, each with an anchor', () => {
  const { container } = renderPage('/faq');
  const sections = within(screen.getByRole('navigation', { name: 'Sections of the FAQ' })).getAllByRole(
    'link',
  );
  expect(sections.map((link) => link.getAttribute('href'))).toEqual([
    '#a',
    '#b',
    '#c',
    '#d',
    '#e',
    '#f',
    '#g',
    '#h',
    '#i',
  ]);
  expect(hits()).toHaveLength(83);
  for (const link of hits()) {
    const [path, id] = link.getAttribute('href')?.split('#') ?? [];
    expect(path).toBe(`/faq-${id?.charAt(0)}`);
    expect(container.querySelector(`li#${id}`)).not.toBeNull();
  }
});

test('C7: the ten top questions are shown with answers, and hidden during a search', async () => {
  renderPage('/faq');
  const questions = () =>
    screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(questions()).toEqual(
    ['a-2', 'a-3', 'a-8', 'a-6', 'a-9', 'c-3', 'c-2', 'c-18', 'b-10', 'd-1'].map((id) => `Question ${id}?`),
  );
  screen.getByText('Answer to c-3. A report costs $149.');
  await userEvent.type(searchField(), 'c-19');
  await waitFor(() => expect(questions()).toEqual([]));
});

test('C7: the search is a plain GET form with the field q', () => {
  renderPage('/faq');
  const form = searchField().form;
  expect(form?.getAttribute('action')).toBe('/faq');
  expect(form?.method).toBe('get');
  expect(searchField().name).toBe('q');
});

test('C7: a URL with a query shows the search results', () => {
  renderPage('/faq?q=c-19');
  expect(searchField().value).toBe('c-19');
  expect(screen.getByRole('status').textContent).toBe('1 answer found.');
  expect(hits().map((link) => link.getAttribute('href'))).toEqual(['/faq-c#c-19']);
});

test('C7: the search runs while the visitor types, finds prices from the catalog, and ends when the field is cleared', async () => {
  renderPage('/faq');
  await userEvent.type(searchField(), 'report 149');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('83 answers found.'));
  await userEvent.type(searchField(), ' b-2');
  await waitFor(() => expect(hits().map((link) => link.textContent)).toEqual(['Question b-2?']));
  await userEvent.clear(searchField());
  await waitFor(() => expect(hits()).toHaveLength(83));
});

test('C7: a search without a result suggests what to do next', async () => {
  renderPage('/faq?q=zebra');
  expect(screen.getByRole('status').textContent).toBe('No answers found.');
  const all = screen.getByRole('link', { name: 'see all questions' });
  expect(all.getAttribute('href')).toBe(testConfiguration.navLinks.faq);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(all);
  expect(hits()).toHaveLength(83);
  expect(searchField().value).toBe('');
});

test('C7: loading the answers can be retried after a failure', async () => {
  let reachable = false;
  const load = () => (reachable ? Promise.resolve([]) : Promise.reject(new Error('offline')));
  renderPage('/faq', { data: {}, load });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reachable = true;
  await userEvent.click(retry);
  await screen.findByRole('navigation', { name: 'Sections of the FAQ' });
});

test('C7: text typed before hydration is searched for', async () => {
  const { mountProps } = contentMountProps();
  const page = (
    <MountPropsContext value={mountProps}>
      <PageAddressProvider url="/faq">
        <App />
      </PageAddressProvider>
    </MountPropsContext>
  );
  const element = document.createElement('div');
  element.innerHTML = renderToString(page);
  document.body.append(element);
  searchField().value = 'h-3';
  await act(async () => hydrateRoot(element, page));
  expect(searchField().value).toBe('h-3');
  expect(hits().map((link) => link.textContent)).toEqual(['Question h-3?']);
});
