import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { screen } from '@testing-library/react';
import { exampleProject } from '@title24/shared-domain/projects';
import { dropDraft, startDraft } from '../test-drive/draft.ts';
import { member, renderRemote } from '../testing/render-remote.tsx';

// jsdom lacks structuredClone, which the fake IndexedDB uses to copy stored values.
globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value));

afterEach(dropDraft);

test('D1j: My Projects shows a single offer to save this browser’s test drive', async () => {
  await startDraft(exampleProject);
  await renderRemote('/project/list', {
    login: member,
    answers: { 'projects.list': () => ({ items: [], total: 0, inTrash: 0 }) },
  });
  await screen.findByText('This browser has a test drive: Example: a new house.', {}, { timeout: 20_000 });
  expect(screen.getAllByText('Keep this project?')).toHaveLength(1);
}, 60_000);
