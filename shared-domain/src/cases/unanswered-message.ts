import type { CaseEventName } from './case-transitions.ts';
import type { CaseHistoryEntry } from './staff-case.schema.ts';

/** Events in which the customer writes to us and expects an answer. */
export const messageEvents = ['write', 'request-revision'] as const satisfies readonly CaseEventName[];

/** Events in which staff write to the customer. They count as an answer to the customer's earlier messages. */
export const answerEvents = [
  'ask-files',
  'send-quote',
  'deliver',
  'answer-revision',
  'message',
  'close',
] as const satisfies readonly CaseEventName[];

/**
 * Returns the customer's last message if staff have not written to the customer since.
 * @param history - oldest first
 */
export function unansweredMessage(history: readonly CaseHistoryEntry[]): CaseHistoryEntry | undefined {
  const isOneOf = (events: readonly string[]) => (entry: CaseHistoryEntry) => events.includes(entry.event);
  return history.slice(history.findLastIndex(isOneOf(answerEvents)) + 1).findLast(isOneOf(messageEvents));
}
