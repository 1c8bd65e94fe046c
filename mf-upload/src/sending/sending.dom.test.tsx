import { act, screen, waitFor, within } from '@testing-library/react';
import { allowConsole } from '@title24/remote-kit/testing';
import { FakeRequest } from '../testing/fake-request.ts';
import {
  answers,
  field,
  fillIn,
  next,
  openPage,
  plans,
  receipt,
  send,
  setUpUploadTests,
  site,
  status,
  user,
} from '../testing/upload-screen.tsx';

const { sent: requests } = FakeRequest;
setUpUploadTests();

test('U3, U5: the form passes through its states until it is sent, with all its files and fields', async () => {
  openPage('?type=b');
  expect(status()).toBe('0');
  await fillIn([plans, site]);
  expect(status()).toBe('1');
  await user.type(field<HTMLTextAreaElement>(/^Comment/), 'Two stories');
  await user.click(field('I have a Dropbox Account'));
  await next();
  await screen.findByRole('heading', { name: 'Check your answers' });
  expect(status()).toBe('1');
  expect(requests).toEqual([]);
  expect(answers()).toMatchObject({
    Files: 'plans [A].pdf (8 bytes)site.dwg (6 bytes)',
    Comment: 'Two stories',
  });
  FakeRequest.holdFiles = true;
  await user.click(screen.getByRole('button', { name: 'Send files' }));
  await waitFor(() => expect(FakeRequest.pieces).toHaveLength(1));
  expect(status()).toBe('2');
  const progress = screen.getByRole('region', { name: 'Sending 2 files' });
  expect(document.activeElement).toBe(progress);
  const [first] = FakeRequest.pieces as [FakeRequest];
  expect([first.target.replace(/http:\/\/[^/]+/, ''), first.announced]).toEqual([
    'POST /uploads/files',
    'plans [A].pdf',
  ]);
  first.progress(4, 8);
  expect(within(progress).getByLabelText<HTMLProgressElement>('plans [A].pdf').value).toBe(4);
  expect(progress.querySelector('progress')?.getAttribute('aria-valuetext')).toBe('4 bytes of 14 bytes');
  await first.take();
  await waitFor(() => expect(FakeRequest.pieces).toHaveLength(2));
  expect(progress.textContent).toContain('8 bytes, sent');
  expect(requests).toEqual([]);
  await FakeRequest.pieces[1]?.take();
  await waitFor(() => expect(requests).toHaveLength(1));
  const [request] = requests as [FakeRequest];
  expect(request.target).toBe('POST /project-upload');
  expect(request.headers).toEqual({
    accept: 'application/json',
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(request.fields).toEqual({
    projectName: 'Oak Street house',
    projectType: 'A Residential Addition',
    from: 'Ana Ruiz',
    email: 'ana@example.org',
    phone: '510.555.0177 x 7',
    comment: 'Two stories',
    hasDropbox: 'true',
    uploads: expect.stringMatching(/^\d+ \d+$/),
  });

  await request.answer(201, receipt);
  expect(status()).toBe('3');
  const confirmation = screen.getByRole('dialog', { name: 'Your files have been sent' });
  expect(confirmation.textContent).toContain('FS-20261120-7K3Q9XMT');
  expect(confirmation.textContent).toContain('plans [A].pdf (2.3 MB)');
  expect(confirmation.textContent).toContain('Within 3 business days after we receive your plans');
  expect(confirmation.textContent).toContain('within 3 business days after you accept the quote');
  expect(
    within(confirmation)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['mailto:customers@configured.example', 'tel:+14155550178', 'tel:+14155550179']);
  expect(field('Project name').value).toBe('');
  expect(screen.queryByRole('list', { name: 'Ready to send' })).toBeNull();
  await user.click(within(confirmation).getByRole('button', { name: 'Done' }));
  expect(status()).toBe('0');
});

test('U5: after a failure, the form keeps its input and shows a retry button, phone and email', async () => {
  allowConsole(/^The files were not sent/);
  openPage('?type=a');
  await fillIn();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  await requests[0]?.answer(507, '<html>full</html>');
  expect(status()).toBe('4');
  const failure = screen.getByRole('alert');
  expect(document.activeElement).toBe(failure);
  expect(failure.textContent).toContain('no room for your files right now');
  expect(failure.textContent).toContain('customers@configured.example');
  expect(failure.textContent).toContain('(415) 555-0179');
  expect(answers()).toMatchObject({
    'Project name': 'Oak Street house',
    Files: 'plans [A].pdf (8 bytes)',
  });

  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.headers['idempotency-key']).toBe(requests[0]?.headers['idempotency-key']);
  expect(requests[1]?.fields.uploads).toBe(requests[0]?.fields.uploads);

  await requests[1]?.answer(400, '<html>no</html>');
  expect(screen.getByRole('alert').textContent).toContain('couldn’t accept the files right now');
  await user.click(screen.getByRole('button', { name: 'Change project name' }));
  await waitFor(() => expect(document.activeElement).toBe(field('Project name')));
  await user.type(field('Project name'), ' two');
  await send();
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests[2]?.headers['idempotency-key']).not.toBe(requests[0]?.headers['idempotency-key']);
});

test('U5: if the connection is lost after the files are sent, the form is sent again automatically with the same idempotency key', async () => {
  openPage('?type=a');
  await fillIn();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  await requests[0]?.interrupt();
  expect(status()).toBe('2');
  const region = screen.getByRole('region', { name: 'Sending 1 file' });
  expect(within(region).getByRole('status').textContent).toMatch(
    /^Connection lost\. The upload resumes automatically .*customers@configured\.example/,
  );
  expect(screen.queryByRole('alert')).toBeNull();

  await waitFor(() => expect(requests).toHaveLength(2));
  await requests[1]?.answer(503, '<html>busy</html>');
  expect(within(region).getByRole('status').textContent).toContain('Our server can’t accept the files');
  // The retry delay of one second has not passed, so only the event can start the retry.
  window.dispatchEvent(new Event('online'));
  for (let turn = 0; turn < 50 && requests.length < 3; turn++)
    await act(() => new Promise((next) => setTimeout(next)));
  expect(requests).toHaveLength(3);
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  await requests[2]?.answer(201, receipt);
  expect(status()).toBe('3');
});

test('U5: sending can be canceled while it waits for the connection', async () => {
  openPage('?type=a');
  await fillIn();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  await requests[0]?.interrupt();
  await waitFor(() => expect(requests).toHaveLength(2));
  await requests[1]?.interrupt();
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  await waitFor(() => expect(status()).toBe('1'));
  window.dispatchEvent(new Event('online'));
  expect(requests).toHaveLength(2);
});

test('a field’s error from the server is shown, with a link to the field, until the field changes', async () => {
  openPage('?type=a');
  await fillIn();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  const message = 'plans [A].pdf is not a PDF file inside. Save it again as one and send that';
  await requests[0]?.answer(422, { errors: [{ path: 'projectFiles', message }] });
  expect(status()).toBe('4');
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  await user.click(within(summary).getByRole('link', { name: message }));
  expect(document.activeElement).toBe(field('Files'));
  await user.type(field('Phone'), '1');
  expect(screen.getByRole('alert').textContent).toContain(message);
  await user.upload(field('Files'), site);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('sending can be canceled, and the files stay in the form', async () => {
  openPage('?type=a');
  await fillIn();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  await waitFor(() => expect(status()).toBe('1'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(answers()).toMatchObject({ Files: 'plans [A].pdf (8 bytes)' });
});

test('sending can be paused and resumed', async () => {
  openPage('?type=a');
  await fillIn();
  FakeRequest.holdFiles = true;
  await send();
  await waitFor(() => expect(FakeRequest.pieces).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('region', { name: 'Sending 1 file' }).textContent).toContain('paused');
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(FakeRequest.pieces).toHaveLength(2));
  await FakeRequest.pieces[1]?.take();
  await waitFor(() => expect(requests).toHaveLength(1));
});

test('the server’s reason for refusing a file is shown in the error summary', async () => {
  openPage('?type=a');
  await fillIn();
  FakeRequest.holdFiles = true;
  await send();
  await waitFor(() => expect(FakeRequest.pieces).toHaveLength(1));
  await FakeRequest.pieces[0]?.answer(422, 'plans [A].pdf is empty\n');
  expect((await screen.findByRole('alert', { name: 'There is a problem' })).textContent).toContain(
    'plans [A].pdf is empty',
  );
  expect(status()).toBe('4');
});

test('if a file is incomplete on the server even after it is sent again, the error summary shows the server’s message', async () => {
  openPage('?type=a');
  await fillIn();
  await send();
  const message = 'A file that was sent before is incomplete. Send the form again to upload it again';
  for (const attempt of [0, 1]) {
    await waitFor(() => expect(requests).toHaveLength(attempt + 1));
    await requests[attempt]?.answer(422, { errors: [{ path: 'uploads', message }] });
  }
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  await user.click(within(summary).getByRole('link', { name: message }));
  expect(document.activeElement).toBe(field('Files'));
  expect(status()).toBe('4');
});

test('files that the server has deleted are sent again automatically', async () => {
  openPage('?type=a');
  await fillIn();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  const gone = [{ path: 'uploads', message: 'A file is not here' }];
  await requests[0]?.answer(422, { errors: gone });
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.fields.uploads).not.toBe(requests[0]?.fields.uploads);
  await requests[1]?.answer(201, receipt);
  expect(status()).toBe('3');
});
