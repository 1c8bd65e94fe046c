import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Attachment } from '@title24/shared-domain/projects';
import { renderProject } from '../testing/render-project.tsx';
import { storedProject } from '../testing/stored-project.ts';
import { Attachments } from './attachments.tsx';

const plan: Attachment = {
  id: '4c3b2a19-0f8e-4d7c-b6a5-94837261504f',
  kind: 'floor-plan',
  name: 'plan.pdf',
  mediaType: 'application/pdf',
  size: 2048,
  sha256: 'a'.repeat(64),
  scanState: 'clean',
  attachedAt: '2026-11-20T22:31:00.000Z',
};
const withFiles = (...files: Attachment[]) => storedProject(undefined, { files });

test('D1l: removing a file is announced and focuses the list’s heading', async () => {
  const { calls } = renderProject(<Attachments />, {
    project: withFiles(plan),
    answers: { 'projects.detach': () => ({}) },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'plan.pdf' })).toBeNull());
  expect(calls).toEqual([['projects.detach', { number: 'P100245', fileId: plan.id }]]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Attached files' }));
  expect(screen.getByText('plan.pdf was removed.').getAttribute('role')).toBe('status');
});

test('D1l: a file that the scanner has not released has no link, and the reason is shown', () => {
  renderProject(<Attachments />, {
    project: withFiles(
      { ...plan, scanState: 'waiting' },
      { ...plan, id: '5c3b2a19-0f8e-4d7c-b6a5-94837261504f', name: 'bad.pdf', scanState: 'infected' },
    ),
  });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/Being checked for viruses/)).toBeTruthy();
  expect(screen.getByText(/attach a clean copy/)).toBeTruthy();
});

test('D1l: an incomplete form shows errors beside its fields and makes no call', () => {
  const { calls } = renderProject(<Attachments />, { project: withFiles() });
  fireEvent.submit(screen.getByRole('form', { name: 'Attach a file' }));
  expect(screen.getByText('Choose what the file is')).toBeTruthy();
  expect(screen.getByText('Choose a file')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('What is it?'));
  expect(calls).toEqual([]);
});

test('D1i: without JavaScript, files can be opened through links, but not added or removed', () => {
  renderProject(<Attachments />, { project: withFiles(plan), isServed: true });
  expect(screen.getByRole('link', { name: 'plan.pdf' }).getAttribute('href')).toBe(
    `/project/P100245/files/${plan.id}`,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('D1l: a locked project shows its files read-only', () => {
  renderProject(<Attachments />, { project: storedProject(undefined, { files: [plan], state: 'ordered' }) });
  expect(screen.getByRole('link', { name: 'plan.pdf' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
