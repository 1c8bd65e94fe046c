import { isPlainClick } from './is-plain-click.ts';

test('a click with the main button alone is plain', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true);
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %j is not plain',
  (how) => expect(isPlainClick(new MouseEvent('click', how))).toBe(false),
);
