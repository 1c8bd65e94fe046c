import { descriptionMarkupCases, helpMarkupCases } from '@title24/shared-domain/editing/testing';
import { cleanMarkup, descriptionRules, helpTextRules } from './clean-markup.ts';

test.each([
  ['<script>alert(1)</script>', ''],
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<p style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
  ['<p href="/x" data-x="1" aria-label="x">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<iframe src="https://x.example">a</iframe>', ''],
  ['<form action="/x"><input name=a>b</form>', 'b'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<style>*{display:none}</style>', ''],
  ['<textarea>a</textarea><select><option>b</option></select>', ''],
  ['<!-- a -->b', 'b'],
  ['<div><section>a <u>b</u></section></div>', 'a b'],
])('in a help text, %s becomes %j', (html, clean) => expect(cleanMarkup(html, helpTextRules)).toBe(clean));

test.each([
  'javascript:alert(1)',
  'JaVa\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'h323:x',
  '//evil.example',
  '/\\evil.example',
  '\t//evil.example',
])('a link loses the target %j', (target) => {
  const link = document.createElement('a');
  link.setAttribute('href', target);
  expect(cleanMarkup(link.outerHTML, helpTextRules)).toBe('<a></a>');
});

test.each([
  '/prices',
  '#top',
  'prices',
  'faq?q=a:b',
  'https://x.example/',
  'mailto:a@b.example',
  'tel:+15105550177',
  '{link:newProject}',
])('a link keeps the target %j', (target) => {
  const html = `<a href="${target}">a</a>`;
  expect(cleanMarkup(html, helpTextRules)).toBe(html);
});

test('a tab opened by a link has no opener, and help sheet links and tables are kept', () => {
  expect(cleanMarkup('<a href="/x" target="_blank" rel="opener">a</a>', helpTextRules)).toBe(
    '<a href="/x" target="_blank" rel="noopener noreferrer">a</a>',
  );
  for (const html of [
    '<a href="/static/x.pdf" data-help-sheet="residential">a</a>',
    '<table><caption>a</caption><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
  ])
    expect(cleanMarkup(html, helpTextRules)).toBe(html);
});

test('a description keeps line breaks, emphasis and escaped markup', () => {
  expect(
    cleanMarkup('a<br>b &ndash; <b onclick="x()">c</b> <a href="/x">d</a> &lt;i&gt;', descriptionRules),
  ).toBe('a<br>b – <b>c</b> d &lt;i&gt;');
});

test.each(descriptionMarkupCases)('H3: the preview shows the description %j as %j', (written, shown) => {
  expect(cleanMarkup(written, descriptionRules)).toBe(shown);
});

test.each(helpMarkupCases)('H1: the preview shows the help text %j as %j', (written, shown) => {
  expect(cleanMarkup(written, helpTextRules)).toBe(shown);
});
