import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { act, screen } from '@testing-library/react';
import { exampleProject } from '@title24/shared-domain/projects';
import { dropDraft, loadDraft, startDraft } from '../test-drive/draft.ts';
import { member, renderRemote } from '../testing/render-remote.tsx';

// jsdom lacks structuredClone, which the fake IndexedDB uses to copy stored values.
globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value));

afterEach(dropDraft);

test('D1j: once the list has loaded, My Projects shows a single offer to save this browser’s test drive', async () => {
  await startDraft(exampleProject);
  let answer: (list: object) => void = () => undefined;
  const list = new Promise((resolve) => {
    answer = resolve;
  });
  await renderRemote('/project/list', {
    login: member,
    answers: { 'projects.list': () => list },
  });
  await screen.findByText('Loading your projects…', {}, { timeout: 20_000 });
  await act(loadDraft);
  expect(screen.queryByText('Keep this project?')).toBeNull();
  answer({ items: [], total: 0, inTrash: 0 });
  await screen.findByText('This browser has a test drive: Example: a new house.', {}, { timeout: 20_000 });
  expect(screen.getAllByText('Keep this project?')).toHaveLength(1);
}, 60_000);
