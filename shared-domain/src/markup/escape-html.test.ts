import { escapeHtml } from './escape-html.ts';

test('escaped text cannot open an element, end an attribute or begin an entity', () => {
  expect(escapeHtml(`<b title="x" lang='y'>&lt;`)).toBe(
    '&lt;b title=&quot;x&quot; lang=&#39;y&#39;&gt;&amp;lt;',
  );
});
