import { screen, waitFor, within } from '@testing-library/react';
import { FakeRequest } from '../testing/fake-request.ts';
import { limitsOfServer } from '../testing/render-remote.tsx';
import { field, fillIn, next, openPage, setUpUploadTests, status, user } from '../testing/upload-screen.tsx';

const { sent: requests } = FakeRequest;
setUpUploadTests();

test('U1: the project type can be selected, unless the URL has the type ‘a’, ‘b’ or ‘c’', () => {
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

test('U1: fields have the specified names and autocomplete tokens, and limits are shown before files are selected', () => {
  const { container } = openPage('?type=a&area=2400');
  const form = container.querySelector('form') as HTMLFormElement;
  expect([form.method, form.enctype, form.getAttribute('action')]).toEqual([
    'post',
    'multipart/form-data',
    '/project-upload?type=a&area=2400',
  ]);
  // The camera input has the same name as the file input.
  expect([...new Set(new FormData(form).keys())].sort()).toEqual(
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

test('U1: the form shows the limits that the server has sent', () => {
  limitsOfServer({ maxFiles: 3, maxFileBytes: 1024, maxSubmissionBytes: 2048 });
  openPage();
  const hint = document.getElementById(field('Files').getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('Up to 3 files, 1 KB each and 2 KB in all.');
});

test('U2: a Dropbox account changes the placeholder of the email field', async () => {
  openPage();
  expect(field('Email').placeholder).not.toBe('Email registered in Dropbox');
  await user.click(field('I have a Dropbox Account'));
  expect(field('Email').placeholder).toBe('Email registered in Dropbox');
});

test('U4: an invalid form sends nothing, lists its errors, and moves the focus to them', async () => {
  openPage();
  await next();
  expect(requests).toEqual([]);
  expect(console.info).toHaveBeenCalledWith('Please complete all fields!');
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

test('the form’s links to the privacy policy and the terms open a new tab, and ‘Check your answers’ has the same two links', async () => {
  openPage('?type=b');
  const policy = () => screen.getByRole('link', { name: /^privacy policy/ });
  const terms = () => screen.getByRole('link', { name: /^terms and conditions/ });
  expect([policy().getAttribute('href'), policy().getAttribute('target')]).toEqual([
    '/privacy-policy',
    '_blank',
  ]);
  expect([terms().getAttribute('href'), terms().getAttribute('target')]).toEqual([
    '/configured/termsAndConditions',
    '_blank',
  ]);
  await fillIn();
  await next();
  await screen.findByRole('button', { name: 'Send files' });
  expect([policy(), terms()]).toHaveLength(2);
});
