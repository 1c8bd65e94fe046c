import { screen, waitFor } from '@testing-library/react';
import { FakeRequest } from '../testing/fake-request.ts';
import {
  field,
  fillIn,
  openPage,
  plans,
  receipt,
  send,
  setUpUploadTests,
  user,
} from '../testing/upload-screen.tsx';

const { sent: requests } = FakeRequest;
setUpUploadTests();

test('until the form is sent, a reload restores typed text and lists the files to select again', async () => {
  const page = openPage('?type=a');
  await fillIn();
  page.unmount();
  openPage('?type=a');
  expect(await screen.findByRole('region', { name: 'Saved from your last visit' })).toBeTruthy();
  expect(field('Project name').value).toBe('Oak Street house');
  expect(screen.getByText('plans [A].pdf (8 bytes)')).toBeTruthy();
  await user.upload(field('Files'), plans);
  expect(screen.queryByText('plans [A].pdf (8 bytes)')).toBeNull();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  await requests[0]?.answer(201, receipt);
  expect(localStorage.length).toBe(0);
});

test('a submission whose response was lost is sent again with the same key after a reload', async () => {
  const page = openPage('?type=a');
  await fillIn();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  page.unmount();
  openPage('?type=a');
  await user.upload(field('Files'), plans);
  await send();
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.headers['idempotency-key']).toBe(requests[0]?.headers['idempotency-key']);
});

test('a restored draft can be cleared', async () => {
  const page = openPage();
  await user.type(field('Project name'), 'Oak');
  page.unmount();
  openPage();
  await user.click(await screen.findByRole('button', { name: 'Clear the form' }));
  expect(field('Project name').value).toBe('');
  expect(localStorage.length).toBe(0);
});

test.each(['{', '{"savedAt":1}', `{"savedAt":${Date.now()},"typed":{}}`])(
  'a corrupt draft is ignored: %s',
  (kept) => {
    localStorage.setItem('title24.upload-draft', kept);
    openPage();
    expect(screen.queryByRole('region', { name: 'Saved from your last visit' })).toBeNull();
  },
);
