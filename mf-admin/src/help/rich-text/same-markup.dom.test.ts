import { sameMarkup } from './same-markup.ts';
import { tidyHtml } from './tidy-html.ts';

test.each([
  ['<p>a</p>\n<p>b</p>', '<p>a</p><p>b</p>'],
  ['<p><strong><a href="/x">a</a></strong></p>', '<p><a href="/x"><strong>a</strong></a></p>'],
  ['<a target="_blank" href="/x">a</a>', '<a href="/x" target="_blank">a</a>'],
  ['<p><em>a</em><em>b</em></p>', '<p><em>ab</em></p>'],
])('%s is equivalent to %s', (one, other) => {
  expect(sameMarkup(one, other)).toBe(true);
});

test.each([
  ['<p>a</p>', '<p>b</p>'],
  ['<p>a</p>', '<h3>a</h3>'],
  ['<p><strong>a</strong></p>', '<p>a</p>'],
  ['<a href="/x">a</a>', '<a href="/y">a</a>'],
  [
    '<table><caption>c</caption><tbody><tr><td>a</td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
])('%s is not equivalent to %s', (one, other) => {
  expect(sameMarkup(one, other)).toBe(false);
});

test('a list item’s only paragraph loses its tags, and an empty paragraph becomes an empty text', () => {
  expect(
    tidyHtml('<ul><li><p>a <strong>b</strong></p></li><li><p>c</p><ul><li><p>d</p></li></ul></li></ul>'),
  ).toBe('<ul><li>a <strong>b</strong></li><li>c<ul><li>d</li></ul></li></ul>');
  expect(tidyHtml('<ul><li><p>a</p><p>b</p></li></ul>')).toBe('<ul><li><p>a</p><p>b</p></li></ul>');
  expect(tidyHtml('<p></p>')).toBe('');
});
