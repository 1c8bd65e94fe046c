import { formatCents, type OrderOffer, promiseSentences } from '@title24/shared-domain/orders';

/** Describes how a new offer differs from the displayed offer. */
export function offerChanges(read: OrderOffer, now: OrderOffer): string[] {
  const changes: string[] = [];
  if (read.totalCents !== now.totalCents) {
    changes.push(`The total is now ${formatCents(now.totalCents)}. It was ${formatCents(read.totalCents)}.`);
  } else if (JSON.stringify(read.lines) !== JSON.stringify(now.lines)) {
    changes.push('The services of the order have changed.');
  }
  const promised = promiseSentences(now.promise);
  const before = promiseSentences(read.promise);
  changes.push(...promised.filter((sentence) => !before.includes(sentence)));
  if (read.consentText !== now.consentText && changes.length === 0) {
    changes.push('What you agree to has changed. Read it again below.');
  }
  return changes.length > 0 ? changes : ['The project has changed since. Please check it again.'];
}
