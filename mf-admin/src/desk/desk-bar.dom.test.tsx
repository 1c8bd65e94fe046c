import { fireEvent, screen } from '@testing-library/react';
import { WithQueries } from '@title24/remote-kit/runtime';
import { renderPart } from '../testing/render-staff.tsx';
import { DeskBar } from './desk-bar.tsx';
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

afterEach(() => document.body.replaceChildren());

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

test('Q4: the keys j and k open the next and the previous work item', async () => {
  const neighbors = {
    previous: { kind: 'case', number: 'FS-20270301-AAAAAAAA' },
    next: { kind: 'order', number: 'P100245-1' },
  };
  const bar = (
    <WithQueries>
      <DeskBar number="P100244-1" />
    </WithQueries>
  );
  const { calls } = renderPart(bar, '/admin/orders', { answers: { 'work.neighbors': () => neighbors } });
  await screen.findByRole('link', { name: 'Next' });
  expect(calls[0]?.params).toEqual({ number: 'P100244-1' });
  const opened: string[] = [];
  document.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) opened.push(event.target.pathname + event.target.search);
  });
  for (const name of ['j', 'k']) fireEvent.keyDown(document.body, { key: name });
  expect(opened).toEqual(['/admin/orders?id=P100245-1', '/admin/submissions?reference=FS-20270301-AAAAAAAA']);
});
