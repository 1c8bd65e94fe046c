import { styleProblems } from './style-gate.ts';

const problemsOf = (css: string) => styleProblems('browser/style.css', Buffer.from(css));

test.each([
  ['body { margin: 0 }', 'body'],
  ['* { box-sizing: content-box }', '*'],
  [':root { --color-text: red }', ':root'],
  ['.mine, header { display: none }', 'header'],
  ['#shell-top { display: none }', '#shell-top'],
  ['main > h1 { color: red }', 'main h1'],
  ['@media (width > 0px) { footer { display: none } }', 'footer'],
  ['@layer mine { nav a { color: red } }', 'nav a'],
  [':is(.mine, a) { color: red }', ':is'],
  ['p:not(.mine) { color: red }', 'p:not'],
])('%s affects the page around the remote, and is refused with the selector', (css, selector) => {
  expect(problemsOf(css)).toEqual([
    {
      gate: 'files',
      message: `browser/style.css styles elements of the whole page: ${selector}.`,
      remedy: expect.stringContaining('class'),
    },
  ]);
});

test.each([
  '.mine { color: red }',
  'body .mine p { color: red }',
  '.mine { p { color: red } & > a { color: blue } }',
  '.mine::after { content: "" }',
  ':root:has(.mine:modal) { overflow: hidden }',
  '#own { color: red }',
  '[data-v-7ba5bd90] { color: red }',
  'own-element { display: block }',
  ':where(.mine, .other) > p { margin: 0 }',
  '@font-face { font-family: Own; src: url(own.woff2) } @keyframes turn { to { rotate: 1turn } }',
  '@media print { .mine { display: none } }',
  ']] {{{',
  '',
])('%s stays with the remote', (css) => {
  expect(problemsOf(css)).toEqual([]);
});

test('only the first selectors are listed, each once', () => {
  const [problem] = problemsOf('a {} b {} a {} i {} u {}'.replaceAll('{}', '{ color: red }'));
  expect(problem?.message).toMatch(/: a, b, i\.$/);
});
