import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { RpcError } from '@title24/remote-kit/contract';
import { exampleProject, startingProject } from '@title24/shared-domain/projects';
import { renderToStaticMarkup } from 'react-dom/server';
import { useProject } from '../project/project-context.ts';
import { renderInSite } from '../testing/render-project.tsx';
import { member } from '../testing/render-remote.tsx';
import { dropDraft, loadDraft, startDraft } from './draft.ts';
import { KeptDraftOffer } from './kept-draft-offer.tsx';
import { TestDrive } from './test-drive.tsx';
import { testDriveStore } from './test-drive-store.ts';

// jsdom lacks structuredClone, which the fake IndexedDB uses to copy stored values.
globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value));

afterEach(dropDraft);

function Page() {
  const { data } = useProject();
  return <p>Page of {data.project?.name}</p>;
}

const open = (address: string, options = {}) => {
  history.replaceState(null, '', address);
  return renderInSite(
    <TestDrive>
      <Page />
    </TestDrive>,
    options,
  );
};

test('D1j: a test drive starts with the chosen kind and the URL’s values', async () => {
  const { calls } = open('/project/test-drive?name=Hill+house&addition=500');
  fireEvent.click(await screen.findByRole('button', { name: 'Start the test drive' }));
  screen.getByText('Choose what you build');
  fireEvent.click(screen.getByRole('radio', { name: 'Addition by itself' }));
  fireEvent.click(screen.getByRole('button', { name: 'Start the test drive' }));
  await screen.findByText('Page of Hill house');
  screen.getByText('This project is in this browser only');
  expect((await loadDraft())?.data).toEqual(startingProject('Hill house', 'addition', { addition: 500 }));
  expect(calls).toEqual([]);
});

test('D1j: without an account, an example can be opened, and the link to register contains a return URL that saves the example', async () => {
  open('/project/test-drive');
  fireEvent.click(await screen.findByRole('button', { name: 'Open a filled-in example' }));
  await screen.findByText('Page of Example: a new house');
  expect(screen.getByRole('link', { name: 'Create an account to keep it' }).getAttribute('href')).toBe(
    '/register?next=%2Fproject%2Ftest-drive%3Fkeep%3D1',
  );
});

test('D1j: after a login, the user can save the draft as a project of the account, and saving removes the draft', async () => {
  await startDraft(exampleProject);
  const { calls, went } = open('/project/test-drive', {
    login: member,
    answers: { 'projects.import': () => ({ number: 'P100245' }) },
  });
  await screen.findByText('Keep this project?');
  fireEvent.click(screen.getByRole('button', { name: 'Save it to my account' }));
  await waitFor(() => expect(went).toEqual(['/project/P100245']));
  expect(calls).toEqual([['projects.import', { data: exampleProject }]]);
  expect(await loadDraft()).toBeNull();
});

test('D1j: after the user has logged in to save the test drive, it is saved without another click', async () => {
  await startDraft(exampleProject);
  const { went } = open('/project/test-drive?keep=1', {
    login: member,
    answers: { 'projects.import': () => ({ number: 'P100245' }) },
  });
  await waitFor(() => expect(went).toEqual(['/project/P100245']));
  expect(await loadDraft()).toBeNull();
});

test('D1j: after a login in another browser, the page explains where the test drive is', async () => {
  open('/project/test-drive?keep=1', { login: member });
  await screen.findByText(/^If you typed one in another browser, log in there/);
});

test('D1j: the plan takeoff is saved with the test drive, and after a failure the draft stays for another attempt', async () => {
  await startDraft(exampleProject);
  const takeoff = { version: 1, stories: [] } as const;
  await testDriveStore.save('takeoff', { takeoff }, 0);
  let isDown = true;
  const { calls, went } = open('/project/test-drive', {
    login: member,
    answers: {
      'projects.import': () => {
        if (isDown) throw new RpcError('We couldn’t reach our server.', 0);
        return { number: 'P100245' };
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Save it to my account' }));
  await screen.findByText(/Your test drive is still in this browser/);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Save it to my account' }));
  await waitFor(() => expect(went).toEqual(['/project/P100245']));
  expect(calls.at(-1)).toEqual(['projects.import', { data: exampleProject, takeoff }]);
});

test('D1j: a draft stays in the browser if the account has reached its project limit', async () => {
  await startDraft(exampleProject);
  const { went } = open('/project/test-drive', {
    login: member,
    answers: {
      'projects.import': () => {
        throw new RpcError('You have 50 projects in progress.', -32_011);
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Save it to my account' }));
  await screen.findByText('You have 50 projects in progress. Your test drive is still in this browser.');
  expect(went).toEqual([]);
  expect(await loadDraft()).not.toBeNull();
});

test('D1j: a test drive can be discarded', async () => {
  await startDraft(exampleProject);
  open('/project/test-drive');
  await screen.findByText('Page of Example: a new house');
  fireEvent.click(screen.getByText('Discard it'));
  fireEvent.click(screen.getByRole('button', { name: 'Discard the project' }));
  await screen.findByRole('heading', { name: 'Try it without an account' });
  expect(await loadDraft()).toBeNull();
});

test('D1j: My Projects offers to save this browser’s test drive', async () => {
  await startDraft(exampleProject);
  const { calls } = renderInSite(<KeptDraftOffer />, {
    login: member,
    answers: { 'projects.import': () => ({ number: 'P100245' }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Save it to my account' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => undefined);
});

test('D1j: without JavaScript, a filled-in example is shown', () => {
  const html = renderToStaticMarkup(
    <TestDrive>
      <Page />
    </TestDrive>,
  );
  const frame = document.createElement('div');
  frame.innerHTML = html;
  expect(frame.textContent).toContain('A test drive needs JavaScript');
  expect(frame.textContent).toContain('Conditioned floor area1250 sq ft');
  expect(frame.textContent).toContain('Left: 25 ft of wall, 45 sq ft of glass, faces west.');
});
