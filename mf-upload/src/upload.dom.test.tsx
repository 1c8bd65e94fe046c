import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsOf, uploadDialogParcel } from '@title24/shared-config/contract';
import { defaultUploadLimits, type SubmissionReceipt } from '@title24/shared-domain/full-service';
import { App } from './app.tsx';
import { UploadDialogParcel } from './dialog/upload-dialog-parcel.tsx';
import { FakeRequest } from './testing/fake-request.ts';
import { limitsOfServer, placed, renderRemote } from './testing/render-remote.tsx';

// In Node its package would bring the Node client.
jest.mock('tus-js-client', () => jest.requireActual('tus-js-client/lib/browser/index.js'));
jest.setTimeout(20_000);
Element.prototype.scrollIntoView ??= () => undefined;

let requests: FakeRequest[];
let info: jest.SpyInstance;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  requests = FakeRequest.install();
  info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  user = userEvent.setup({ delay: null });
  localStorage.clear();
  limitsOfServer(defaultUploadLimits);
});
afterEach(() => jest.restoreAllMocks());

const receipt: SubmissionReceipt = {
  reference: 'FS-20261120-7K3Q9XMT',
  files: [{ name: 'plans [A].pdf', size: 2_411_725, sha256: 'ab' }],
  isMailed: true,
};
const plans = new File(['%PDF-1.7'], 'plans [A].pdf', { type: 'application/pdf', lastModified: 1 });
const site = new File(['AC1032'], 'site.dwg', { lastModified: 2 });

function openPage(query = '') {
  history.replaceState(null, '', `/full-service/upload${query}`);
  return renderRemote(<App />);
}
const openDialog = (props: PropsOf<typeof uploadDialogParcel> = { type: 'all' }) =>
  renderRemote(<UploadDialogParcel {...props} />);
const field = <Element extends HTMLElement = HTMLInputElement>(label: string | RegExp) =>
  screen.getByLabelText<Element>(label);
const status = () => document.querySelector('form')?.dataset.status;
const fileItems = () =>
  within(screen.getByRole('list', { name: 'Ready to send' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const next = () => user.click(screen.getByRole('button', { name: 'Continue' }));
async function send() {
  await next();
  await user.click(await screen.findByRole('button', { name: 'Send files' }));
}
const answers = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) =>
      [...row.querySelectorAll('dt, dd')].slice(0, 2).map(({ textContent }) => textContent),
    ),
  );

async function fillIn(files: File[] = [plans]) {
  await user.upload(field('Files'), files);
  await user.type(field('Project name'), 'Oak Street house');
  await user.type(field('From'), 'Ana Ruiz');
  await user.type(field('Email'), 'ana@example.org');
  await user.type(field('Phone'), '510.555.0177 x 7');
}

test('U1 the type can be chosen for all, and is fixed for a, b and c', () => {
  const { unmount } = openPage();
  const select = field<HTMLSelectElement>('Project type');
  expect([...select.options].map(({ text }) => text)).toEqual([
    'Choose one',
    'New Residential Construction',
    'A Residential Addition',
    'Commercial or Non-Residential',
  ]);
  unmount();
  for (const [type, name] of [
    ['a', 'New Residential Construction'],
    ['b', 'A Residential Addition'],
    ['c', 'Commercial or Non-Residential'],
  ]) {
    const page = openPage(`?type=${type}`);
    expect(screen.queryByLabelText('Project type')).toBeNull();
    expect(document.querySelector<HTMLInputElement>('input[name=projectType]')?.value).toBe(name);
    page.unmount();
  }
});

test('U1 fields have the names of the form, tokens for filling in, and the limits before the choice', () => {
  const { container } = openPage('?type=a&area=2400');
  const form = container.querySelector('form') as HTMLFormElement;
  expect([form.method, form.enctype, form.getAttribute('action')]).toEqual([
    'post',
    'multipart/form-data',
    '/project-upload?type=a&area=2400',
  ]);
  expect([...new FormData(form).keys()].sort()).toEqual(
    ['comment', 'email', 'from', 'phone', 'projectFiles', 'projectName', 'projectType'].sort(),
  );
  expect(['From', 'Email', 'Phone'].map((label) => field(label).autocomplete)).toEqual([
    'name',
    'email',
    'tel',
  ]);
  expect(field<HTMLTextAreaElement>(/^Comment/).value).toBe(
    'Floor area from the cost estimator: 2,400 square feet.',
  );
  const files = field('Files');
  expect(files.multiple).toBe(true);
  const hint = document.getElementById(files.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('Up to 20 files, 500 MB each and 1 GB in all.');
});

test('U1 limits are those of the server', () => {
  limitsOfServer({ maxFiles: 3, maxFileBytes: 1024, maxSubmissionBytes: 2048 });
  openPage();
  const hint = document.getElementById(field('Files').getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('Up to 3 files, 1 KB each and 2 KB in all.');
});

test('U2 a Dropbox account changes the placeholder of the e-mail', async () => {
  openPage();
  expect(field('Email').placeholder).not.toBe('E-mail registered in Dropbox');
  await user.click(field('I have a Dropbox Account'));
  expect(field('Email').placeholder).toBe('E-mail registered in Dropbox');
});

test('U4 an invalid form sends nothing, says what to change, and brings the focus there', async () => {
  openPage();
  await next();
  expect(requests).toEqual([]);
  expect(info).toHaveBeenCalledWith('Please complete all fields!');
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose at least one file',
    'Project name is required',
    'Project type is required',
    'From field is required',
    'Email is required',
    'Phone is required',
  ]);
  await user.click(within(summary).getByRole('link', { name: 'Phone is required' }));
  expect(document.activeElement).toBe(field('Phone'));
  expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
  await user.type(field('Phone'), '555-0100');
  await waitFor(() => expect(field('Phone').hasAttribute('aria-invalid')).toBe(false));
  expect(status()).toBe('0');
});

test('the privacy policy is linked beside both buttons, in a tab of its own', async () => {
  openPage('?type=b');
  const policy = () => screen.getByRole('link', { name: /^privacy policy/ });
  expect([policy().getAttribute('href'), policy().getAttribute('target')]).toEqual([
    '/privacy-policy',
    '_blank',
  ]);
  await fillIn();
  await next();
  await screen.findByRole('button', { name: 'Send files' });
  expect(policy()).toBeTruthy();
});

test('U3 U5 the form goes through its states and is sent whole', async () => {
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

test('U5 a failure is shown with a retry, phone and e-mail, and nothing is lost', async () => {
  openPage('?type=a');
  await fillIn();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  await requests[0]?.answer(507, '<html>full</html>');
  expect(status()).toBe('4');
  const failure = screen.getByRole('alert');
  expect(document.activeElement).toBe(failure);
  expect(failure.textContent).toContain('no room for your files just now');
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
  expect(screen.getByRole('alert').textContent).toContain('could not take the files just now');
  await user.click(screen.getByRole('button', { name: 'Change project name' }));
  await waitFor(() => expect(document.activeElement).toBe(field('Project name')));
  await user.type(field('Project name'), ' two');
  await send();
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests[2]?.headers['idempotency-key']).not.toBe(requests[0]?.headers['idempotency-key']);
});

test('U5 a form whose connection breaks at the end stays in sending, and goes out again by itself under its key', async () => {
  openPage('?type=a');
  await fillIn();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  await requests[0]?.breakOff();
  expect(status()).toBe('2');
  const region = screen.getByRole('region', { name: 'Sending 1 file' });
  expect(within(region).getByRole('status').textContent).toMatch(
    /^Connection lost\. The upload resumes by itself .*customers@configured\.example/,
  );
  expect(screen.queryByRole('alert')).toBeNull();

  await waitFor(() => expect(requests).toHaveLength(2));
  await requests[1]?.answer(503, '<html>busy</html>');
  expect(within(region).getByRole('status').textContent).toContain('Our server cannot take the files');
  // Before the second that it would wait for.
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(requests).toHaveLength(3), { timeout: 500 });
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  await requests[2]?.answer(201, receipt);
  expect(status()).toBe('3');
});

test('U5 a form that is waiting for the connection can be stopped', async () => {
  openPage('?type=a');
  await fillIn();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  await requests[0]?.breakOff();
  await waitFor(() => expect(requests).toHaveLength(2));
  await requests[1]?.breakOff();
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  await waitFor(() => expect(status()).toBe('1'));
  window.dispatchEvent(new Event('online'));
  expect(requests).toHaveLength(2);
});

describe('the step ‘Check your answers’', () => {
  const heading = { name: 'Check your answers' };

  test('U3 has an address; Back leads to the form with its files, and Forward to the step again', async () => {
    openPage('?type=a');
    await fillIn([plans, site]);
    await next();
    await screen.findByRole('heading', heading);
    expect(location.search).toBe('?type=a&step=check');
    history.back();
    await waitFor(() => expect(screen.queryByRole('heading', heading)).toBeNull());
    expect(location.search).toBe('?type=a');
    expect(fileItems()).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(field('Files')));
    history.forward();
    await screen.findByRole('heading', heading);
    expect(answers()).toMatchObject({ 'Project name': 'Oak Street house' });
    const back = screen.getByRole('link', { name: 'Back' });
    expect(back.getAttribute('href')).toBe('/full-service/upload?type=a');
    await user.click(back);
    await waitFor(() => expect(field('Project name').value).toBe('Oak Street house'));
    expect(location.search).toBe('?type=a');
  });

  test('its address loaded anew is that of the form, with what was typed', async () => {
    const page = openPage('?type=a');
    await fillIn();
    await next();
    await screen.findByRole('heading', heading);
    page.unmount();
    openPage('?type=a&step=check');
    await waitFor(() => expect(location.search).toBe('?type=a'));
    expect(field('Project name').value).toBe('Oak Street house');
    expect(screen.getByText('plans [A].pdf (8 bytes)')).toBeTruthy();
    await user.upload(field('Files'), plans);
    expect(screen.queryByRole('heading', heading)).toBeNull();
  });

  test('Back does not take what is being sent out of sight', async () => {
    openPage('?type=a');
    await fillIn();
    await send();
    await waitFor(() => expect(requests).toHaveLength(1));
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await popped;
    await waitFor(() => expect(location.search).toBe('?type=a&step=check'));
    expect(screen.getByRole('region', { name: 'Sending 1 file' })).toBeTruthy();
    await requests[0]?.answer(201, receipt);
    expect(status()).toBe('3');
    await waitFor(() => expect(location.search).toBe('?type=a'));
  });
});

test('what the server finds wrong stands at its field until that is changed', async () => {
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

test('sending can be stopped', async () => {
  openPage('?type=a');
  await fillIn();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  await waitFor(() => expect(status()).toBe('1'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(answers()).toMatchObject({ Files: 'plans [A].pdf (8 bytes)' });
});

test('sending can be paused, and goes on with the same upload', async () => {
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

test('a file that the server does not take is named at its field', async () => {
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

test('files that the server has swept are sent anew by themselves', async () => {
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

describe('the draft', () => {
  test('what was typed comes back after a reload, with the files to choose again, until it is sent', async () => {
    const page = openPage('?type=a');
    await fillIn();
    page.unmount();
    openPage('?type=a');
    expect(await screen.findByRole('region', { name: 'Kept from your last visit' })).toBeTruthy();
    expect(field('Project name').value).toBe('Oak Street house');
    expect(screen.getByText('plans [A].pdf (8 bytes)')).toBeTruthy();
    await user.upload(field('Files'), plans);
    expect(screen.queryByText('plans [A].pdf (8 bytes)')).toBeNull();
    await send();
    await waitFor(() => expect(requests).toHaveLength(1));
    await requests[0]?.answer(201, receipt);
    expect(localStorage.length).toBe(0);
  });

  test('a submission whose answer was lost goes out under the same key after a reload', async () => {
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

  test('can be cleared', async () => {
    const page = openPage();
    await user.type(field('Project name'), 'Oak');
    page.unmount();
    openPage();
    await user.click(await screen.findByRole('button', { name: 'Clear the form' }));
    expect(field('Project name').value).toBe('');
    expect(localStorage.length).toBe(0);
  });

  test.each(['{', '{"savedAt":1}', `{"savedAt":${Date.now()},"typed":{}}`])(
    'a corrupt one is as none: %s',
    (kept) => {
      localStorage.setItem('title24.upload-draft', kept);
      openPage();
      expect(screen.queryByRole('region', { name: 'Kept from your last visit' })).toBeNull();
    },
  );
});

describe('the files', () => {
  test('choosing again adds, each can be removed by name, and it is told', async () => {
    openPage();
    await user.upload(field('Files'), plans);
    await user.upload(field('Files'), [site, plans]);
    expect(fileItems()).toEqual([
      expect.stringMatching(/^plans \[A\]\.pdf 8 bytes/),
      expect.stringMatching(/^site\.dwg 6 bytes/),
    ]);
    expect(screen.getByRole('status').textContent).toBe('site.dwg was added. 2 files chosen.');
    await user.click(screen.getByRole('button', { name: 'Remove plans [A].pdf' }));
    expect(fileItems()).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('plans [A].pdf was removed. 1 file chosen.');
    expect(document.activeElement).toBe(field('Files'));
  });

  test('a file that cannot be sent says so at once', async () => {
    openPage();
    const loose = userEvent.setup({ applyAccept: false, delay: null });
    await loose.upload(field('Files'), new File(['x'], 'tool.exe'));
    expect(fileItems()).toEqual([
      expect.stringContaining('tool.exe is not a kind of file that we can read.'),
    ]);
  });

  test('can be dropped', () => {
    openPage();
    const zone = field('Files').parentElement as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [plans] } });
    expect(fileItems()).toEqual([expect.stringContaining('plans [A].pdf')]);
    const text = fireEvent.drop(zone, { dataTransfer: { types: ['text/plain'], files: [] } });
    expect(text).toBe(true);
  });
});

describe('the dialog', () => {
  test('shows the form, then the confirmation, then tells its host', async () => {
    const onClose = jest.fn();
    openDialog({ type: 'c', area: 5000, open: true, onClose });
    expect(screen.getByRole('dialog', { name: 'Upload your files' })).toBeTruthy();
    expect(field<HTMLTextAreaElement>(/^Comment/).value).toContain('5,000 square feet');
    await fillIn();
    await send();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.fields.projectType).toBe('Commercial or Non-Residential');

    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).not.toHaveBeenCalled();

    await requests[0]?.answer(201, receipt);
    expect(screen.queryByRole('dialog', { name: 'Upload your files' })).toBeNull();
    await user.click(
      within(screen.getByRole('dialog', { name: 'Your files have been sent' })).getByText('Done'),
    );
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('the floor area in the comment follows the estimate, until the sender has changed the words', async () => {
    const { rerender } = openDialog({ type: 'a', area: 2400, open: true });
    const estimate = (area: number) => rerender(placed(<UploadDialogParcel type="a" area={area} open />));
    const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ });
    estimate(3000);
    await waitFor(() => expect(comment().value).toContain('3,000 square feet'));
    await userEvent.type(comment(), ' Two stories.');
    estimate(4000);
    expect(comment().value).toContain('3,000 square feet. Two stories.');
  });

  test('keeps what was typed while it is closed', async () => {
    const { rerender } = openDialog({ type: 'all', open: true });
    await user.type(field('Project name'), 'Oak');
    const show = (open: boolean) => rerender(placed(<UploadDialogParcel type="all" open={open} />));
    show(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    show(true);
    expect(field('Project name').value).toBe('Oak');
  });
});

describe('the answer to a form that a browser sent by itself', () => {
  test('shows what was typed with what has to be changed', () => {
    history.replaceState(null, '', '/project-upload?type=a');
    renderRemote(<App />, {
      outcome: 'refused',
      errors: [{ path: 'email', message: 'Email is required' }],
      values: { projectName: 'Oak', email: 'ana@', hasDropbox: true },
    });
    expect(screen.getByRole('alert', { name: 'There is a problem' }).textContent).toContain(
      'Email is required',
    );
    expect([field('Project name').value, field('Email').value]).toEqual(['Oak', 'ana@']);
    expect(field('I have a Dropbox Account').checked).toBe(true);
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  });

  test('shows the confirmation', () => {
    history.replaceState(null, '', '/project-upload');
    renderRemote(<App />, { outcome: 'sent', receipt });
    expect(screen.getByRole('heading', { name: 'Your files have been sent' })).toBeTruthy();
    expect(document.body.textContent).toContain('FS-20261120-7K3Q9XMT');
    expect(document.querySelector('form')).toBeNull();
  });
});
