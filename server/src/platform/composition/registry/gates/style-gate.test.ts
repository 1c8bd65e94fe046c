import { styleProblems, styleProblemsOnce } from './style-gate.ts';

const path = 'browser/style.css';
const problemsOf = (css: string) => styleProblems('mf-a', path, Buffer.from(css));
const scoped = (css: string) => `@scope ([data-part="mf-a"]) to ([data-part]) { ${css} }`;

test.each([
  'body { margin: 0 }',
  '[class] { display: none }',
  'body:has([class]) header { display: none }',
  `${scoped('p { margin: 0 }')} body { margin: 0 }`,
  '@layer app { .mine { color: red } }',
  // Scopes that include another remote, the whole page, or other remotes' parcels.
  '@scope ([data-part="mf-b"]) to ([data-part]) { p { margin: 0 } }',
  '@scope { p { margin: 0 } }',
  '@scope (body) to ([data-part]) { p { margin: 0 } }',
  '@scope ([data-part="mf-a"]) { p { margin: 0 } }',
])('%s applies to the page around the remote, and is refused', (css) => {
  expect(problemsOf(css)).toEqual([
    {
      gate: 'files',
      message: 'browser/style.css applies to the whole page.',
      remedy: expect.stringContaining('@scope ([data-part="mf-a"]) to ([data-part])'),
    },
  ]);
});

test.each([
  ['@page { margin: 0 }', '@page'],
  ['@view-transition { navigation: auto }', '@view-transition'],
  ['@import "https://fonts.example/x.css";', '@import'],
  ['@layer app { @page { margin: 0 } }', '@page'],
  ['@font-feature-values Own { @styleset { nice: 1 } }', '@font-feature-values'],
])('%s affects the whole page, and is refused', (css, rule) => {
  for (const sheet of [css, scoped(css)])
    expect(problemsOf(sheet)).toEqual([
      {
        gate: 'files',
        message: `browser/style.css contains ${rule}, which affects the whole page.`,
        remedy: expect.stringContaining(`Leave ${rule} out`),
      },
    ]);
});

test.each([
  ['@keyframes rise { to { opacity: 1 } }', '@keyframes rise', 'mf-a-'],
  ['@font-face { font-family: "Site Text"; src: url(x.woff2) }', '@font-face Site Text', 'mf-a-'],
  ['@property --ink { syntax: "*"; inherits: false }', '@property --ink', '--mf-a-'],
  ['@counter-style steps { system: cyclic; symbols: "x" }', '@counter-style steps', 'mf-a-'],
  ['@media print { @keyframes rise { to { opacity: 1 } } }', '@keyframes rise', 'mf-a-'],
])('%s defines a name that other parts of the page could also define, and is refused', (css, rule, start) => {
  expect(problemsOf(scoped(css))).toEqual([
    {
      gate: 'files',
      message: `browser/style.css defines ${rule}, and others on the page may use that name.`,
      remedy: `Start the name with ${start}.`,
    },
  ]);
});

test.each([
  '',
  'p, [hidden], [class]:has(a) { color: red }',
  ':scope > p { margin: 0 }',
  '.mine { p { color: red } & > a { color: blue } }',
  'dialog::backdrop { background: red }',
  '@layer a, b; @layer a { .mine { color: red } }',
  '@media print { .mine { display: none } }',
  '@supports (color: red) { @container (width > 10px) { .mine { @starting-style { opacity: 0 } } } }',
  '@font-face { font-family: mf-a-text; src: url(own.woff2) } @keyframes mf-a-turn { to { rotate: 1turn } }',
  '@property --mf-a-ink { syntax: "*"; inherits: false }',
  // Browsers ignore unknown properties and values.
  '.mine { unknown: x; color: unknown() }',
])('%s affects only the remote, and is accepted', (css) => {
  expect(problemsOf(scoped(css))).toEqual([]);
});

test('a minified stylesheet within the required scope is accepted', () => {
  expect(problemsOf('@scope([data-part=mf-a]) to ([data-part]){p{margin:0}}')).toEqual([]);
});

test('CSS that cannot be parsed is refused', () => {
  expect(problemsOf(scoped(']] {{{'))).toEqual([
    {
      gate: 'files',
      message: expect.stringMatching(/^browser\/style\.css cannot be parsed: /),
      remedy: expect.any(String),
    },
  ]);
});

test('a stylesheet is parsed once for each remote', () => {
  const content = Buffer.from(scoped('p { margin: 0 }'));
  const stylesheet = { integrity: 'sha384-a', content };
  expect(styleProblemsOnce('mf-a', path, stylesheet)).toEqual([]);
  expect(styleProblemsOnce('mf-a', path, stylesheet)).toBe(styleProblemsOnce('mf-a', path, stylesheet));
  expect(styleProblemsOnce('mf-b', path, stylesheet)).toHaveLength(1);
  const other = { integrity: 'sha384-b', content: Buffer.from('body { margin: 0 }') };
  expect(styleProblemsOnce('mf-a', path, other)).toHaveLength(1);
});
