import { fillPlaceholders, type HelpItem, type PlaceholderSources } from '@title24/shared-domain';
import { plainText } from '../faq/plain-text.ts';
import type { JsonLd } from './json-ld.ts';

/** Returns the questions and answers of an FAQ section. The answers are plain text with placeholders filled in. */
export function faqQuestions(items: readonly HelpItem[], sources: PlaceholderSources): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ id, question, helpText }) => ({
      '@type': 'Question',
      '@id': `#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(fillPlaceholders(helpText, sources)) },
    })),
  };
}
