import type { AuditEntry } from '@title24/shared-domain';
import { foldChanges } from './fold-changes.ts';

const entry = (id: number, by: string, action: string, subject: string): AuditEntry => ({
  id: String(id),
  at: '2027-03-01T17:00:00.000Z',
  by,
  action,
  subject,
  before: null,
  after: { version: '1.2.0' },
});

test('successive changes by one author to one area of the site are one line, and all other changes have separate lines', () => {
  const start = 'a start of the site';
  const folded = foldChanges([
    entry(5, start, 'remotes.release', 'part shell'),
    entry(4, start, 'remotes.publish', 'part shell'),
    entry(3, start, 'remotes.release', 'part mf-admin'),
    entry(2, 'eve', 'remotes.release', 'part mf-content'),
    entry(1, 'eve', 'replies.save', 'saved replies'),
  ]);
  expect(folded.map(({ words }) => words)).toEqual([
    'a start of the site made version 1.2.0 of the part shell live (and 2 more changes)',
    'eve made version 1.2.0 of the part mf-content live',
    'eve changed the saved replies',
  ]);
});
