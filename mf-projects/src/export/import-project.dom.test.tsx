import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import { exampleProject, exportProject, maxFileLength } from '@title24/shared-domain/projects';
import { renderInSite } from '../testing/render-project.tsx';
import { member } from '../testing/render-remote.tsx';
import { ImportProject } from './import-project.tsx';

const user = userEvent.setup({ delay: null });

/** Returns a file with a `text` method, which jsdom lacks. */
function fileOf(text: string): File {
  const file = new File([text], 'project.json', { type: 'application/json' });
  return Object.assign(file, { text: async () => text });
}

async function importFile(text: string, answer: () => unknown = () => ({ number: 'P100245' })) {
  const view = renderInSite(<ImportProject />, { login: member, answers: { 'projects.import': answer } });
  await user.upload(screen.getByLabelText(/downloaded here as JSON/), fileOf(text));
  fireEvent.click(screen.getByRole('button', { name: 'Import the project' }));
  return view;
}

test('D1k: an exported project is imported into the account', async () => {
  const { calls, went } = await importFile(exportProject(exampleProject));
  await waitFor(() => expect(went).toEqual(['/project/P100245']));
  expect(calls).toEqual([['projects.import', { data: exampleProject }]]);
});

test.each([
  ['a file that is not an exported project', '{"a":1}', 'This file is not a project that was exported here'],
  [
    'a file with a __proto__ property',
    '{"format":"title24-project","data":{"version":1,"kind":"new","__proto__":{}}}',
    '__proto__: A project has no such field',
  ],
  [
    'a project with an unknown version',
    '{"format":"title24-project","data":{"version":2,"kind":"new"}}',
    /The version of a project’s data is 1/,
  ],
  ['a deeply nested file', '['.repeat(100_000), 'This file is not a project that was exported here'],
])('D1k: %s is refused with a message, and nothing is sent', async (_, text, message) => {
  const { calls } = await importFile(text);
  await screen.findByText(message);
  expect(calls).toEqual([]);
});

test('D1k: a file that is too large is refused without being read', async () => {
  renderInSite(<ImportProject />, { login: member });
  const text = jest.fn(async () => '');
  const file = Object.defineProperties(fileOf(''), {
    size: { value: 3 * maxFileLength },
    text: { value: text },
  });
  await user.upload(screen.getByLabelText(/downloaded here as JSON/), file);
  fireEvent.click(screen.getByRole('button', { name: 'Import the project' }));
  await screen.findByText('This file is too large for a project');
  expect(text).not.toHaveBeenCalled();
});

test('D1k: if the server refuses the import, its message is shown', async () => {
  await importFile(exportProject(exampleProject), () => {
    throw new RpcError('You have 50 projects in progress.', -32_011);
  });
  await screen.findByText('You have 50 projects in progress.');
});

test('D1k: importing without a chosen file shows an error', async () => {
  renderInSite(<ImportProject />, { login: member });
  fireEvent.click(screen.getByRole('button', { name: 'Import the project' }));
  await screen.findByText('Choose a file you downloaded here as JSON');
});
