import type { HelpItem } from '@title24/shared-domain';

/** Returns whether a help text's id, question or text contains each word. Ignores markup. */
export function matchesWords(item: Pick<HelpItem, 'id' | 'question' | 'helpText'>, words: string): boolean {
  const text = `${item.id} ${item.question} ${item.helpText.replace(/<[^>]*>/g, ' ')}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
