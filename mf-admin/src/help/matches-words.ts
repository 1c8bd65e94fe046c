import type { HelpItem } from '@title24/shared-domain';

/** Returns whether the help text, its question or its id contains each of the given words. Markup is ignored. */
export function matchesWords(item: Pick<HelpItem, 'id' | 'question' | 'helpText'>, words: string): boolean {
  const text = `${item.id} ${item.question} ${item.helpText.replace(/<[^>]*>/g, ' ')}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
