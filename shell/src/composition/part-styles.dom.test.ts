import { updatePartStyles } from './part-styles.ts';

function link(href: string) {
  const element = document.createElement('link');
  Object.assign(element, { rel: 'stylesheet', href });
  const sheet = { disabled: false };
  Object.defineProperty(element, 'sheet', { value: sheet });
  document.head.append(element);
  return sheet;
}

test('K1: a remote’s styles apply only while the remote is on the page', () => {
  const [shell, wizard] = [link('/assets/shell/shell.css'), link('/assets/mf-wizard/a.css')];
  const states = () => [shell, wizard].map(({ disabled }) => disabled);
  updatePartStyles();
  expect(states()).toEqual([false, true]);
  document.body.innerHTML = '<div data-part="mf-wizard"></div>';
  updatePartStyles();
  expect(states()).toEqual([false, false]);
  document.body.innerHTML = '<div data-part="mf-wizard-two"></div>';
  updatePartStyles();
  expect(states()).toEqual([false, true]);
});
