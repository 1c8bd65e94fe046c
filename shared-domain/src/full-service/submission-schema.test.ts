import { checkSubmission, type SubmissionInput } from './check-submission.ts';
import { defaultUploadLimits } from './upload-limits.ts';

const good: SubmissionInput = {
  projectFiles: [{ name: 'plans.pdf', size: 1000 }],
  projectName: 'Oak Street house',
  projectType: 'A Residential Addition',
  from: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '(510) 555-0100',
  comment: '',
  hasDropbox: false,
};
const check = (change: Partial<SubmissionInput>) =>
  checkSubmission({ ...good, ...change }, defaultUploadLimits);
const MB = 1024 ** 2;

test('a complete form is valid, and its text is cleaned', () => {
  const { fields } = check({
    projectName: '  Oak Street\r\nhouse ',
    comment: 'One\r\nTwo\u0000',
    hasDropbox: 'on',
  });
  expect(fields).toEqual({
    projectName: 'Oak Street house',
    projectType: 'A Residential Addition',
    from: 'Ana Ruiz',
    email: 'ana@example.com',
    phone: '(510) 555-0100',
    comment: 'One\nTwo',
    hasDropbox: true,
  });
});

test('an empty form has an error for every required field, in form order (U1)', () => {
  expect(checkSubmission({ projectFiles: [] }, defaultUploadLimits).errors).toEqual([
    { path: 'projectFiles', message: 'Choose at least one file' },
    { path: 'projectName', message: 'Project name is required' },
    { path: 'projectType', message: 'Project type is required' },
    { path: 'from', message: 'From field is required' },
    { path: 'email', message: 'Email is required' },
    { path: 'phone', message: 'Phone is required' },
  ]);
});

test.each<[keyof SubmissionInput, string, string]>([
  ['projectName', 'ab', 'Project name is required'],
  ['projectName', '  ab  ', 'Project name is required'],
  ['projectName', 'x'.repeat(201), 'Project name must be 200 characters or fewer'],
  ['projectType', 'Garage', 'Project type is required'],
  ['from', 'Al', 'From field is required'],
  ['email', 'ana', 'Email is required'],
  ['email', 'ana@example', 'Email is required'],
  ['email', 'ana@example.com\r\nBcc: x@example.com', 'Email is required'],
  ['email', 'ana@example.com, bob@example.com', 'Email is required'],
  ['email', '<ana@example.com>', 'Email is required'],
  ['phone', '1234', 'Phone is required'],
  ['comment', 'x'.repeat(5001), 'The comment must be 5000 characters or fewer'],
])('the field %s refuses %j with the message “%s”', (path, value, message) => {
  expect(check({ [path]: value }).errors).toEqual([{ path, message }]);
});

test.each<[keyof SubmissionInput, string]>([
  ['projectName', 'abc'],
  ['from', 'Alé'],
  ['email', 'first.last+plans@mail.example.co'],
  ['phone', '12345'],
  ['phone', '510.555.0100 ext. 7'],
  ['phone', '+44 20 7946 0000'],
])('the field %s accepts %j', (path, value) => {
  expect(check({ [path]: value }).fields).toMatchObject({ [path]: value });
});

test.each([
  [
    [{ name: 'virus.exe', size: 10 }],
    /^virus\.exe is not a kind of file that we can read\. Send PDF, DWG, .* and TXT$/,
  ],
  [[{ name: 'plans', size: 10 }], /^plans is not a kind of file/],
  [[{ name: 'plans.pdf', size: 0 }], /^plans\.pdf is empty$/],
  [[{ name: 'plans.pdf', size: 501 * MB }], /^plans\.pdf is 501 MB\. Send files of at most 500 MB$/],
  [Array.from({ length: 21 }, () => ({ name: 'a.pdf', size: 1 })), /^Choose at most 20 files$/],
  [
    Array.from({ length: 3 }, () => ({ name: 'a.pdf', size: 400 * MB })),
    /^The files are 1\.2 GB together\. .* 1 GB at a time$/,
  ],
])('files that cannot be sent are refused with the reason (case %#)', (projectFiles, message) => {
  expect(check({ projectFiles }).errors).toEqual([
    { path: 'projectFiles', message: expect.stringMatching(message) },
  ]);
});

test('files can be exactly as large as the limit', () => {
  const projectFiles = [500, 500, 24].map((size) => ({ name: 'Set [A] (1).PDF', size: size * MB }));
  expect(check({ projectFiles }).errors).toBeUndefined();
});

test('unknown fields are removed', () => {
  expect(check({ role: 'admin' } as Partial<SubmissionInput>).fields).not.toHaveProperty('role');
});
