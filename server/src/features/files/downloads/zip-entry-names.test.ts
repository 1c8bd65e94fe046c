import { zipEntryNames } from './zip-entry-names.ts';

test('file names that every system accepts are unchanged', () => {
  const names = ['plans A-1.pdf', 'grüße 木.dwg', 'LICENSE'];
  expect(zipEntryNames(names)).toEqual(names);
});

test('a repeated file name gets a number, even if its case differs', () => {
  expect(zipEntryNames(['a.pdf', 'A.PDF', 'a.pdf', 'a (2).pdf'])).toEqual([
    'a.pdf',
    'A (2).PDF',
    'a (3).pdf',
    'a (2) (2).pdf',
  ]);
});

test.each([
  ['../../etc/passwd', '__.._etc_passwd'],
  ['..', '_'],
  ['C:\\plans\\a.pdf', 'C__plans_a.pdf'],
  ['plan\u202Efdp.exe', 'plan_fdp.exe'],
  ['nul.pdf', '_nul.pdf'],
  ['plan. ', 'plan_'],
])('the file name %j is unpacked as %j', (name, safe) => {
  expect(zipEntryNames([name])).toEqual([safe]);
});
