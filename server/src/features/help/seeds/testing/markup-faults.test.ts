import { markupFaults } from './markup-faults.ts';

test.each([
  ['<p>Yes, <strong>if</strong> you <a href="/prices">pay</a> &amp; sign.</p>', []],
  ['<p>one</p>\n<ul>\n<li>two</li>\n</ul>', []],
  ['Yes.', ['#text in #root']],
  ['<p>one<p>two</p>', ['p in p', 'p is not closed']],
  ['<p><strong>one</p></strong>', ['</p> closes strong', '</strong> closes p']],
  ['<ul><p>one</p></ul>', ['p in ul']],
  ['<p onclick="go()">one</p>', ['p may have no onclick']],
  ['<script></script>', ['script is not allowed', 'script in #root']],
  ['<p>A & B</p>', ['not escaped: A & B']],
  ['<p>one</p', ['not escaped: <', 'p is not closed']],
])('reports the faults in the markup %s', (html, faults) => {
  expect(markupFaults(html)).toEqual(faults);
});
