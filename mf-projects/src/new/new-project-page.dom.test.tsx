import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleProject, startingProject } from '@title24/shared-domain/projects';
import { dropDraft, loadDraft, startDraft } from '../test-drive/draft.ts';
import { renderInSite } from '../testing/render-project.tsx';
import { NewProjectPage } from './new-project-page.tsx';

// jsdom lacks structuredClone, which the fake IndexedDB uses to copy stored values.
globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value));

afterEach(dropDraft);

function open() {
  history.replaceState(null, '', '/project/new?kind=addition&addition=500&name=Hill+house');
  return renderInSite(<NewProjectPage />, {});
}

const hill = startingProject('Hill house', 'addition', { addition: 500 });

test('D1j: without an account, a project starts in this browser with the URL’s values', async () => {
  const { went, calls } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Create the project' }));
  await waitFor(() => expect(went).toEqual(['/project/test-drive']));
  expect((await loadDraft())?.data).toEqual(hill);
  expect(calls).toEqual([]);
});

test('D1j: replacing a project stored in this browser requires confirmation', async () => {
  await startDraft(exampleProject);
  const { went } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Create the project' }));
  await screen.findByText('This browser already has a project: Example: a new house');
  expect((await loadDraft())?.data).toEqual(exampleProject);
  fireEvent.click(screen.getByRole('button', { name: 'Replace it' }));
  await waitFor(() => expect(went).toEqual(['/project/test-drive']));
  expect((await loadDraft())?.data).toEqual(hill);
});
