import { auditActions, auditSentence } from './audit-sentences.ts';

const told = (action: string, changed: object = {}) =>
  auditSentence({ action, subject: 'account ana', before: null, after: null, ...changed });

test('each audited action has a sentence', () => {
  expect(auditActions.length).toBeGreaterThan(20);
  for (const action of auditActions) {
    expect(told(action)).toMatch(
      /^(accepted|added|answered|asked|canceled|changed|closed|completed|confirmed|created|declined|deleted|delivered|disabled|ended|filled|gave|locked|looked|made|marked|opened|published|put|recorded|refunded|refused|registered|removed|reopened|replaced|restored|retried|revoked|rolled|sent|set|started|submitted|took|unlocked|waived|was|wrote) /,
    );
    expect(told(action)).not.toContain(action);
  }
});

test.each([
  ['accounts.setEnabled', { after: { enabled: false } }, 'disabled the account ana'],
  ['accounts.setEnabled', { after: { enabled: true } }, 'enabled the account ana'],
  ['accounts.grantRole', { after: { role: 'Admin' } }, 'gave the role Admin to the account ana'],
  ['mail.retry', { after: { to: 'a@b.co', subject: 'Hi' } }, 'sent the mail “Hi” again'],
  [
    'mail.retry',
    { before: { to: 'a@b.c' }, after: { to: 'a@b.co', subject: 'Hi' } },
    'sent the mail “Hi” to a@b.co instead of a@b.c',
  ],
  ['work.delete', { subject: 'submission FS-1' }, 'deleted the submission FS-1 with its files'],
  ['work.deliver', { subject: 'submission FS-1' }, 'delivered the work (submission FS-1)'],
  ['work.deliver', { subject: 'order P100245-1' }, 'delivered the work (order P100245-1)'],
  ['reports.sign', {}, 'did reports.sign on account ana'],
  ['constructor', {}, 'did constructor on account ana'],
])('the action %s with %j is described as “%s”', (action, changed, words) => {
  expect(told(action, changed)).toBe(words);
});
