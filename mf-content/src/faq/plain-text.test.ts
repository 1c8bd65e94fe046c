import { plainText } from './plain-text.ts';

test('markup is removed, and words stay separate', () => {
  expect(plainText('<p>One.</p><ul><li>Two</li><li>Three</li></ul>')).toBe('One. Two Three');
  expect(plainText('in a <strong>U</strong>-factor<br>line')).toBe('in a U-factor line');
});

test('character entities are decoded', () => {
  expect(plainText('&lt;5% &amp; R&#8209;19, 6&#x27;&nbsp;8&quot;')).toBe('<5% & R‑19, 6\' 8"');
});

test('text that is not an entity is unchanged', () => {
  expect(plainText('AT&T &unknown; &#0; &#1114112;')).toBe('AT&T &unknown; &#0; &#1114112;');
});
