import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import type { HelpItem } from '@title24/shared-domain';
import { preloadPages, renderPart, renderStaff } from '../testing/render-staff.tsx';
import { answer } from '../testing/site-fixture.ts';
import { HelpEditorParcel } from './help-editor-parcel.tsx';

beforeAll(async () => {
  await preloadPages();
});

const asHtml = () => userEvent.click(screen.getByRole('radio', { name: 'As HTML' }));
const source = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function retype(html: string): Promise<void> {
  await userEvent.clear(source());
  await userEvent.click(source());
  await userEvent.paste(html);
}

test('H2: help texts are listed by section and can be searched', async () => {
  renderStaff('/admin/help', {
    answers: {
      'help.loadFaqCategories': () => [
        { category: 'A', title: 'Our services', count: 2 },
        { category: 'C', title: 'Regulations', count: 1 },
      ],
      'help.loadFaqCatHelp': ({ category }: { category: string }) =>
        category === 'A'
          ? [answer, { ...answer, id: 'a-2', question: 'What is a rush?', helpText: '<p>Quick work</p>' }]
          : [{ ...answer, id: 'c-1', category: 'C', question: 'What is Title 24?' }],
    },
  });
  expect(await screen.findByRole('heading', { name: 'A. Our services' })).toBeTruthy();
  expect(screen.getByText('3 help texts')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'quick');
  await waitFor(() => expect(screen.getByText('1 help text')).toBeTruthy());
  expect(screen.getByRole('link', { name: 'What is a rush?' }).getAttribute('href')).toBe(
    '/admin/help?id=a-2',
  );
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'C');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
  expect(window.location.search).toBe('?category=C');
});

test('H2: a help text’s heading gets the focus if the text is opened from the list, but not after a page load', async () => {
  const { unmount } = renderStaff('/admin/help?id=a-1');
  await screen.findByRole('heading', { name: 'Help text a-1' });
  expect(document.activeElement).toBe(document.body);
  unmount();
  renderStaff('/admin/help');
  await screen.findByRole('link', { name: answer.question });
  act(() => {
    window.history.pushState(null, '', '/admin/help?id=a-1');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const heading = await screen.findByRole('heading', { name: 'Help text a-1' });
  expect(document.activeElement).toBe(heading);
});

test('H2: the preview fills in placeholders as the site does', async () => {
  renderStaff('/admin/help?id=a-1');
  const preview = await screen.findByRole('region', { name: 'Preview: as the site shows it' });
  await waitFor(() => expect(within(preview).getByText('$149').localName).toBe('strong'));
});

test('H2: a help text is saved with its lastUpdate, and the public help text and FAQ section are reloaded', async () => {
  const { calls, refreshed } = renderStaff('/admin/help?id=a-1', {
    answers: {
      'help.update': ({ help }: { help: HelpItem }) => ({ ...help, lastUpdate: '2026-11-05T00:00:00.000Z' }),
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Question' }), ' Really?');
  await asHtml();
  await retype('<p>Nothing.</p>');
  await save();
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'update')?.params).toEqual({
    help: { ...answer, question: 'What does it cost? Really?', helpText: '<p>Nothing.</p>' },
  });
  expect(refreshed).toEqual(
    expect.arrayContaining(['help.findById:{"id":"a-1"}', 'help.findByCategory:{"category":"A"}']),
  );
});

test('H2: an empty answer is not saved, and its field is marked as invalid', async () => {
  const { calls } = renderStaff('/admin/help?id=a-1');
  await screen.findByRole('textbox', { name: 'Question' });
  await asHtml();
  await retype('<p> </p>');
  await save();
  expect(screen.getByRole('link', { name: 'Type an answer' })).toBeTruthy();
  expect(source().getAttribute('aria-invalid')).toBe('true');
  expect(calls.some(({ method }) => method === 'update')).toBe(false);
});

test('H2: an outdated edit is refused, and its answer can be combined with the stored answer by hand', async () => {
  let stored: HelpItem = { ...answer, helpText: '<p>Theirs</p>', lastUpdate: '2026-11-06T00:00:00.000Z' };
  let loads = 0;
  renderStaff('/admin/help?id=a-1', {
    answers: {
      'help.findById': () => (loads++ === 0 ? answer : stored),
      'help.update': ({ help }: { help: HelpItem }) => {
        if (help.lastUpdate !== stored.lastUpdate) throw new RpcError('Stale', -32009);
        stored = { ...help, lastUpdate: '2026-11-07T00:00:00.000Z' };
        return stored;
      },
    },
  });
  await screen.findByRole('textbox', { name: 'Question' });
  await asHtml();
  await retype('<p>Mine</p>');
  await save();
  const conflict = (await screen.findByRole('heading', { name: /Someone else saved changes/ })).closest(
    'section',
  ) as HTMLElement;
  expect(within(conflict).getByText('Mine')).toBeTruthy();
  expect(within(conflict).getByText('Theirs')).toBeTruthy();
  await userEvent.click(within(conflict).getByRole('radio', { name: 'Both, to edit by hand' }));
  await userEvent.click(within(conflict).getByRole('button', { name: 'Continue with this choice' }));
  expect(source().value).toBe('<p>Mine</p>\n<p>Theirs</p>');
  await save();
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(stored.helpText).toBe('<p>Mine</p>\n<p>Theirs</p>');
});

test('H2: an earlier version can be restored', async () => {
  let current = answer;
  const { calls } = renderStaff('/admin/help?id=a-1', {
    answers: {
      'help.findById': () => current,
      'help.history': () => [
        {
          revision: 2,
          question: answer.question,
          helpText: answer.helpText,
          changedAt: '2026-11-02T00:00:00.000Z',
          changedBy: 'anna',
        },
        {
          revision: 1,
          question: 'Old question?',
          helpText: '<p>Old</p>',
          changedAt: '2026-11-01T00:00:00.000Z',
          changedBy: 'seed',
        },
      ],
      'help.restore': () => {
        current = { ...answer, question: 'Old question?', lastUpdate: '2026-11-08T00:00:00.000Z' };
        return current;
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Question' }).value).toBe('Old question?'),
  );
  expect(calls.find(({ method }) => method === 'restore')?.params).toEqual({ id: 'a-1', revision: 1 });
  expect(screen.queryByRole('button', { name: 'Restore version 2' })).toBeNull();
});

test('H1: the help editor parcel reports unsaved and saved changes to its host', async () => {
  const unsaved: boolean[] = [];
  const saved: HelpItem[] = [];
  renderPart(
    <HelpEditorParcel id="a-1" onSaved={(item) => saved.push(item)} onUnsaved={(is) => unsaved.push(is)} />,
    '/faq-a',
    { answers: { 'help.update': ({ help }: { help: HelpItem }) => help } },
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Question' }), '!');
  expect(unsaved.at(-1)).toBe(true);
  await save();
  await waitFor(() => expect(saved.map(({ question }) => question)).toEqual(['What does it cost?!']));
  await waitFor(() => expect(unsaved.at(-1)).toBe(false));
});

test('XSS: the preview does not run scripts in typed markup', async () => {
  const { container } = renderStaff('/admin/help?id=a-1');
  await screen.findByRole('textbox', { name: 'Question' });
  await asHtml();
  await retype(
    '<p onclick="alert(1)">Text <a href="javascript:alert(1)">link</a></p><img src=x onerror=alert(1)><svg onload=alert(1)><script>alert(1)</script></svg><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  );
  const preview = screen.getByRole('region', { name: 'Preview: as the site shows it' });
  await waitFor(() => expect(within(preview).getByText('link').localName).toBe('a'));
  expect(within(preview).getByText('link').hasAttribute('href')).toBe(false);
  expect(container.querySelectorAll('img, iframe, script, [onclick], [onerror], [onload]')).toHaveLength(0);
});
