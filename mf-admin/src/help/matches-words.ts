import type { HelpItem } from '@title24/shared-domain';

/** Returns whether each word occurs in a help item's id, question or text. Ignores case and markup. */
export function matchesWords(item: Pick<HelpItem, 'id' | 'question' | 'helpText'>, words: string): boolean {
  const text = `${item.id} ${item.question} ${item.helpText.replace(/<[^>]*>/g, ' ')}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
