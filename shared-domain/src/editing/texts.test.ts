import { findProblems } from '../forms/find-problems.ts';
import { noteLength } from '../full-service/submission-inbox.ts';
import { helpLinkSchema, helpSchema } from './help-schema.ts';
import { noteSchema } from './submission-schemas.ts';

const messageOf = (...given: Parameters<typeof findProblems>) => findProblems(...given)[0]?.message;

test.each([
  '',
  '<p> </p>',
  '<p> &nbsp;</p>',
  '<script>alert(1)</script>',
  '<STYLE>p{}</STYLE><br>',
  '<!-- <b>later</b> -->',
])('a help text cannot have the answer %j', (helpText) =>
  expect(messageOf(helpSchema, { question: 'Why?', helpText })).toBe('Type an answer'),
);

test('a help text must have a question, and its unknown members cause no error', () => {
  expect(messageOf(helpSchema, { question: ' ', helpText: '<p>So</p>' })).toBe('Type a question');
  expect(messageOf(helpSchema, { question: 'Why?', helpText: '<p>So</p>', category: 'A' })).toBeUndefined();
});

test('a note must not be blank or too long', () => {
  expect(messageOf(noteSchema, { text: ' ' })).toBe('Type a note');
  expect(messageOf(noteSchema, { text: ` ${'x'.repeat(noteLength)} ` })).toBeUndefined();
  expect(messageOf(noteSchema, { text: 'x'.repeat(noteLength + 2) })).toBe(
    'Shorten the note by 2 characters',
  );
});

test.each([
  '/prices',
  '#c-1',
  'https://www.energy.ca.gov',
  'mailto:a@example.com',
  'tel:5105550100',
  '{link:faq}',
])('a link in a help text can lead to %s', (href) =>
  expect(messageOf(helpLinkSchema, { href })).toBeUndefined(),
);

test.each(['', 'prices', '//elsewhere.example', '/a b', 'javascript:alert(1)', '{price:1001}'])(
  'a link in a help text cannot lead to %j',
  (href) => expect(messageOf(helpLinkSchema, { href })).toMatch(/^Type a path/),
);
