import { complianceNotes } from './compliance-notes.ts';

const compliant = { complies: true, needsRegistration: false, shortfall: '', registration: null };

test('a report that complies and needs no registration has no notes', () => {
  expect(complianceNotes(compliant)).toEqual([]);
});

test('a note explains why a report that does not comply was delivered', () => {
  const [note] = complianceNotes({ ...compliant, complies: false, shortfall: 'You asked for a first run.' });
  expect(note?.title).toBe('This report does not comply');
  expect(note?.paragraphs).toContain('You asked for a first run.');
});

test('a note explains how to register the report, or that it is registered', () => {
  const needed = { ...compliant, needsRegistration: true };
  const [before] = complianceNotes(needed);
  expect(before?.title).toContain('Register this report');
  expect(before?.paragraphs.join(' ')).toMatch(/CHEERS.*CalCERTS has closed/);
  const [after] = complianceNotes({ ...needed, registration: { number: '226-P01', date: '2026-12-01' } });
  expect(after?.paragraphs[0]).toContain('Registration number 226-P01, December 1, 2026.');
});
