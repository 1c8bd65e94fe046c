import { productSeeds } from '../catalog/products.seed.ts';
import { sanitizeDescription } from '../catalog/sanitize-description.ts';
import { sanitizeHelpText } from './sanitize-help-text.ts';
import { helpSeeds } from './seeds/index.ts';

describe('sanitizing help texts', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<p style="color:red" class="x">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVa\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<iframe src="https://x.example"></iframe>', ''],
    ['<form action="/x"><input name=a></form>', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<style>*{display:none}</style>', ''],
  ])('the help text %s becomes %s', (html, safe) => {
    expect(sanitizeHelpText(html)).toBe(safe);
  });

  test('links keep allowed URLs, and a page that a link opens in a new tab cannot access its opener', () => {
    expect(sanitizeHelpText('<a href="/prices" rel="opener">a</a>')).toBe('<a href="/prices">a</a>');
    expect(sanitizeHelpText('<a href="https://x.example" target="_blank">a</a>')).toBe(
      '<a href="https://x.example" target="_blank" rel="noopener noreferrer">a</a>',
    );
    expect(sanitizeHelpText('<a href="{link:newProject}">a</a>')).toBe('<a href="{link:newProject}">a</a>');
  });

  test('the seeded help texts stay unchanged', () => {
    for (const { id, helpText } of helpSeeds)
      expect([id, sanitizeHelpText(helpText)]).toEqual([id, helpText]);
  });
});

describe('sanitizing product descriptions', () => {
  test('product descriptions keep line breaks and entities, and lose scripts', () => {
    expect(sanitizeDescription('a<br>b &ndash; c &amp; d<script>x()</script><b onclick="x()">e</b>')).toBe(
      'a<br />b &ndash; c &amp; d<b>e</b>',
    );
    expect(sanitizeDescription('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe(
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    );
  });

  test('H3: the seeded descriptions have line breaks and entities, and stay unchanged', () => {
    const all = productSeeds.map(({ description }) => description);
    expect(all.map(sanitizeDescription)).toEqual(all);
    expect(all.join()).toContain('<br />');
    expect(all.join()).toContain('&ndash;');
  });
});
