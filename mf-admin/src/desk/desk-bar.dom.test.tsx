import { neighborsOf } from './desk-bar.tsx';
import { deskActOf, pressDeskControl } from './desk-keys.ts';

const key = (name: string, more: object = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

test('Q4: shortcuts have no effect with Ctrl, in a field, or while a dialog is open', () => {
  document.body.innerHTML =
    '<main><input type="search" data-desk-key="search"><a href="#n" data-desk-key="next">Next</a></main>';
  const field = document.querySelector('input');
  expect(deskActOf(key('j'), document.body)).toBe('next');
  expect(deskActOf(key('j'), field)).toBeNull();
  expect(deskActOf(key('j', { ctrlKey: true }), document.body)).toBeNull();
  expect(deskActOf(key('x'), document.body)).toBeNull();
  expect(pressDeskControl('search')).toBe(true);
  expect(document.activeElement).toBe(field);
  expect(pressDeskControl('take')).toBe(false);
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  expect(deskActOf(key('j'), document.body)).toBeNull();
});

test('Q4: a work item’s neighbors are the items before and after it, and an item that the list lacks is followed by the list’s first item', () => {
  expect(neighborsOf(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
  expect(neighborsOf(['a', 'b'], 'x')).toEqual({ previous: null, next: 'a' });
});
