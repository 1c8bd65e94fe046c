import { displayName } from './display-name.ts';

test.each([
  ['plans.pdf', 'plans.pdf'],
  ['Set [A] (1) & 50% "final".PDF', 'Set [A] (1) & 50% "final".PDF'],
  ['../../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\plan.dwg', 'plan.dwg'],
  ['/absolute/plan.dwg', 'plan.dwg'],
  ['plan\u0000.pdf', 'plan.pdf'],
  ['plan\r\nX: y.pdf', 'planX: y.pdf'],
  ['plan\u202efdp.exe', 'planfdp.exe'],
  ['  plan.pdf  ', 'plan.pdf'],
  ['', 'file'],
  ['..', '..'],
  ['dir/', 'file'],
])('the file name %j is shown as %j', (sent, shown) => expect(displayName(sent)).toBe(shown));

test.each(['é'.repeat(300), '平'.repeat(300), '🏠'.repeat(300)])(
  'a long file name is cut between characters and keeps its extension',
  (long) => {
    const shown = displayName(`${long}.pdf`);
    expect(Buffer.byteLength(shown)).toBeLessThanOrEqual(255);
    expect(Buffer.byteLength(shown)).toBeGreaterThan(250);
    expect(shown).toMatch(/^(é+|平+|(🏠)+)\.pdf$/u);
  },
);
