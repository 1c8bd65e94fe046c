import type { Draft } from './draft.ts';

type Drafts = typeof import('./draft.ts');

/** Returns a new instance of `draft.ts`, as in another tab. */
function newTab(): Drafts {
  let tab: Drafts | undefined;
  jest.isolateModules(() => {
    tab = jest.requireActual<Drafts>('./draft.ts');
  });
  return tab as Drafts;
}

const draft = (projectName: string): Draft => ({
  typed: { projectName, projectType: '', from: '', email: '', phone: '', comment: '', hasDropbox: false },
  files: [],
  submission: { content: '', key: '' },
});
const nameIn = (tab: Drafts, now: number) => tab.loadDraft(now)?.typed.projectName;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('text typed in one tab does not replace another tab’s draft', () => {
  const [first, second] = [newTab(), newTab()];
  first.saveDraft(draft('First house'), 1);
  second.saveDraft(draft('Second house'), 2);
  expect(nameIn(first, 3)).toBe('First house');
  expect(nameIn(second, 3)).toBe('Second house');
  second.clearDraft();
  expect(nameIn(first, 3)).toBe('First house');
});

test('a new tab takes the newest draft of a closed tab, and clearing that draft deletes no other draft', () => {
  const [open, older, newer] = [newTab(), newTab(), newTab()];
  older.saveDraft(draft('Older'), 1);
  older.releaseDraft();
  newer.saveDraft(draft('Newer'), 2);
  newer.releaseDraft();
  open.saveDraft(draft('Open'), 3);
  const next = newTab();
  expect(nameIn(next, 4)).toBe('Newer');
  next.clearDraft();
  expect(nameIn(open, 4)).toBe('Open');
  expect(nameIn(newTab(), 4)).toBe('Older');
});

test('a new tab gets a copy of an open tab’s draft if no closed tab has left a draft', () => {
  const first = newTab();
  first.saveDraft(draft('First house'), 1);
  const second = newTab();
  expect(nameIn(second, 2)).toBe('First house');
  second.saveDraft(draft('Second house'), 3);
  expect(nameIn(first, 4)).toBe('First house');
});

test('a reloaded tab keeps its draft', () => {
  const [first, second] = [newTab(), newTab()];
  first.saveDraft(draft('First house'), 1);
  second.saveDraft(draft('Second house'), 2);
  expect(sessionStorage.length).toBe(0);
  window.dispatchEvent(new Event('pagehide'));
  second.releaseDraft();
  expect(sessionStorage.length).toBe(1);
  expect(nameIn(newTab(), 3)).toBe('Second house');
});

test('drafts are deleted after a day, and unreadable drafts immediately', () => {
  newTab().saveDraft(draft('First house'), 0);
  localStorage.setItem('title24.upload-draft', '{');
  expect(nameIn(newTab(), 24 * 3_600_000 + 1)).toBeUndefined();
  expect(localStorage.length).toBe(0);
});
