import type { AuditEntry } from '../account/account-listing.schema.ts';
import { type WorkEventName, workEventWords } from './work-event-words.ts';

type AuditedChange = Pick<AuditEntry, 'subject' | 'before' | 'after'>;
type Sentence = (entry: AuditedChange) => string;

function member(of: unknown, name: string): string {
  const value = typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined;
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

const eventSentences = Object.fromEntries(
  Object.entries(workEventWords).map(([event, words]): [string, Sentence] => [
    `work.${event}`,
    ({ subject }) => `${words} (${subject})`,
  ]),
) as Readonly<Record<`work.${WorkEventName}`, Sentence>>;

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
  'config.update': () => 'changed the site configuration',
  'config.updateEstimatorPrices': () => 'changed the prices of the estimator',
  'help.insert': ({ subject }) => `added the ${subject}`,
  'help.restore': ({ subject }) => `restored an earlier version of the ${subject}`,
  'help.update': ({ subject }) => `changed the ${subject}`,
  'mail.retry': ({ before, after }) =>
    `sent the mail “${member(after, 'subject')}” ${before ? `to ${member(after, 'to')} instead of ${member(before, 'to')}` : 'again'}`,
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
  'work.addFile': ({ subject, after }) => `added the file ${member(after, 'name')} to the ${subject}`,
  'work.correctAddress': ({ subject, before, after }) =>
    `changed the address of the ${subject} from ${member(before, 'to')} to ${member(after, 'to')}`,
  'work.delete': ({ subject }) => `deleted the ${subject} with its files`,
  'work.handOver': ({ subject, after }) => `gave the ${subject} to ${member(after, 'to')}`,
  'work.load': ({ subject }) => `looked at the ${subject}`,
  'work.note': ({ subject }) => `added a note to the ${subject}`,
  'work.openAll': ({ subject }) => `opened all files of the ${subject}`,
  'work.openFile': ({ subject, after }) => `opened the file ${member(after, 'file')} of the ${subject}`,
  'work.removeFile': ({ subject, after }) => `removed the file ${member(after, 'name')} from the ${subject}`,
  'work.retryCharge': ({ subject }) => `retried a charge of the ${subject}`,
  'work.saveChecklist': ({ subject }) => `filled in the checklist of the ${subject}`,
  'work.snapshot': ({ subject }) => `looked at the project of the ${subject}`,
  'work.unlock': ({ subject }) => `unlocked the project of the ${subject}`,
  ...eventSentences,
} satisfies Readonly<Record<string, Sentence>>;

/**
 * Names of audited actions, such as 'accounts.grantRole', 'work.deliver' for an event of an order or a case, or
 * 'account create' for a command.
 */
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
