import type { AuditEntry } from '../account/account-listing.schema.ts';
import { caseEventWords } from '../cases/case-words.ts';

type AuditedChange = Pick<AuditEntry, 'subject' | 'before' | 'after'>;
type Sentence = (entry: AuditedChange) => string;

function member(of: unknown, name: string): string {
  const value = typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined;
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** What a person did, worded to follow the person's name. */
const sentences = {
  'account create': ({ subject, after }) => `created the ${subject} with the role ${member(after, 'role')}`,
  'account.addPasskey': () => 'added a passkey to their account',
  'account.changePassword': () => 'changed their password',
  'account.confirmTotp': () => 'set up an authenticator app for their account',
  'account.delete': () => 'deleted their account',
  'account.removePasskey': () => 'removed a passkey from their account',
  'account.stopTotp': () => 'removed the authenticator app from their account',
  'accounts.grantRole': ({ subject, after }) => `gave the role ${member(after, 'role')} to the ${subject}`,
  'accounts.revokeRole': ({ subject, before }) =>
    `removed the role ${member(before, 'role')} from the ${subject}`,
  'accounts.setEnabled': ({ subject, after }) =>
    `${member(after, 'enabled') === 'true' ? 'enabled' : 'disabled'} the ${subject}`,
  'calendar.update': () => 'changed the business days',
  'cases.act': ({ subject, after }) =>
    `${caseEventWords[member(after, 'event')] ?? 'changed the case'} (${subject})`,
  'cases.addReport': ({ subject }) => `added a report to the ${subject}`,
  'cases.openFile': ({ subject, after }) => `opened the file ${member(after, 'file')} of the ${subject}`,
  'cases.removeReport': ({ subject, after }) =>
    `took the report ${member(after, 'file')} from the ${subject}`,
  'config.update': () => 'changed the site configuration',
  'config.updateEstimatorPrices': () => 'changed the prices of the estimator',
  'desk.addFile': ({ subject, after }) => `added the file ${member(after, 'name')} to the ${subject}`,
  'desk.cancel': ({ subject }) => `canceled the ${subject}`,
  'desk.confirmFee': ({ subject }) => `confirmed the evaluation fee of the ${subject}`,
  'desk.deliver': ({ subject }) => `delivered the ${subject}`,
  'desk.extend': ({ subject }) => `gave more time for the ${subject}`,
  'desk.load': ({ subject }) => `looked at the ${subject}`,
  'desk.markMailed': ({ subject }) => `marked the copies of the ${subject} as mailed`,
  'desk.note': ({ subject }) => `added a note to the ${subject}`,
  'desk.openFile': ({ subject, after }) => `opened the file ${member(after, 'file')} of the ${subject}`,
  'desk.recordPayment': ({ subject }) => `recorded a payment of the ${subject}`,
  'desk.refund': ({ subject }) => `recorded a refund of the ${subject}`,
  'desk.refuseCancel': ({ subject }) => `refused to cancel the ${subject}`,
  'desk.register': ({ subject }) => `recorded the registration of the ${subject}`,
  'desk.release': ({ subject }) => `put back the ${subject}`,
  'desk.relock': ({ subject }) => `locked the project of the ${subject} again`,
  'desk.removeFile': ({ subject, after }) => `removed the file ${member(after, 'name')} from the ${subject}`,
  'desk.requestChanges': ({ subject }) => `asked for changes to the ${subject}`,
  'desk.retryCharge': ({ subject }) => `retried a charge of the ${subject}`,
  'desk.saveChecklist': ({ subject }) => `filled in the checklist of the ${subject}`,
  'desk.snapshot': ({ subject }) => `looked at the project of the ${subject}`,
  'desk.startReview': ({ subject }) => `started the review of the ${subject}`,
  'desk.unlock': ({ subject }) => `unlocked the project of the ${subject}`,
  'desk.waive': ({ subject }) => `waived a charge of the ${subject}`,
  'help.insert': ({ subject }) => `added the ${subject}`,
  'help.restore': ({ subject }) => `restored an earlier version of the ${subject}`,
  'help.update': ({ subject }) => `changed the ${subject}`,
  'mail.retry': ({ after }) => `sent the mail “${member(after, 'subject')}” again`,
  'privacy.erase': () => 'deleted personal data on request',
  'products.insert': ({ subject }) => `added the ${subject}`,
  'products.update': ({ subject }) => `changed the ${subject}`,
  'remotes.createToken': ({ subject, after }) => `created the ${subject} for ${member(after, 'names')}`,
  'remotes.publish': ({ subject, after }) =>
    `published version ${member(after, 'version')} of the ${subject}`,
  'remotes.release': ({ subject, after }) =>
    `made version ${member(after, 'version')} of the ${subject} live`,
  'remotes.revokeToken': ({ subject }) => `revoked the ${subject}`,
  'remotes.rollback': ({ subject, before, after }) =>
    `rolled the ${subject} back from version ${member(before, 'version')} to ${member(after, 'version') || 'none'}`,
  'remotes.withdraw': ({ subject }) => `took the ${subject} off the site`,
  'replies.save': () => 'changed the saved replies',
  'roles.insert': ({ subject }) => `added the ${subject}`,
  'roles.update': ({ subject }) => `changed the ${subject}`,
  'security.passkeyCopied': ({ subject }) =>
    `was refused: a passkey of the ${subject} seems to have been copied`,
  'security.register': () => 'registered an account',
  'security.resetPassword': () => 'set a new password with a mailed link',
  'security.verifyEmail': () => 'confirmed their email address',
  'submissions.addNote': ({ subject }) => `added a note to the ${subject}`,
  'submissions.delete': ({ subject }) => `deleted the ${subject} with its files`,
  'submissions.load': ({ subject }) => `looked at the ${subject}`,
  'submissions.openAll': ({ subject }) => `opened all files of the ${subject}`,
  'submissions.openFile': ({ subject, after }) =>
    `opened the file ${member(after, 'file')} of the ${subject}`,
  'work.handOver': ({ subject, after }) => `gave the ${subject} to ${member(after, 'to')}`,
} satisfies Readonly<Record<string, Sentence>>;

/** Names of audited actions, such as 'accounts.grantRole' or, for a command, 'account create'. */
export type AuditAction = keyof typeof sentences;

export const auditActions = Object.keys(sentences) as readonly AuditAction[];

/**
 * Describes an audit log entry, such as 'disabled the account ana'. An unknown action, for example from an earlier
 * version of the site, is described by its name.
 */
export function auditSentence({ action, ...change }: AuditedChange & Pick<AuditEntry, 'action'>): string {
  const sentence: Sentence | undefined = Object.hasOwn(sentences, action)
    ? sentences[action as AuditAction]
    : undefined;
  return sentence?.(change) ?? `did ${action} on ${change.subject}`;
}
