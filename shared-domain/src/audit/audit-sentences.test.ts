import { auditActions, auditSentence } from './audit-sentences.ts';

const told = (action: string, changed: object = {}) =>
  auditSentence({ action, subject: 'account ana', before: null, after: null, ...changed });

test('each audited action has a sentence', () => {
  expect(auditActions.length).toBeGreaterThan(20);
  for (const action of auditActions) {
    expect(told(action)).toMatch(
      /^(added|asked|canceled|changed|confirmed|created|deleted|delivered|disabled|filled|gave|locked|looked|made|marked|opened|published|put|recorded|refused|registered|removed|restored|retried|revoked|rolled|sent|set|started|took|unlocked|waived|was) /,
    );
    expect(told(action)).not.toContain(action);
  }
});

test.each([
  ['accounts.setEnabled', { after: { enabled: false } }, 'disabled the account ana'],
  ['accounts.setEnabled', { after: { enabled: true } }, 'enabled the account ana'],
  ['accounts.grantRole', { after: { role: 'Admin' } }, 'gave the role Admin to the account ana'],
  ['submissions.delete', { subject: 'submission FS-1' }, 'deleted the submission FS-1 with its files'],
  ['reports.sign', {}, 'did reports.sign on account ana'],
  ['constructor', {}, 'did constructor on account ana'],
])('the action %s with %j is described as “%s”', (action, changed, words) => {
  expect(told(action, changed)).toBe(words);
});
