import type { FaqLetter } from '@title24/shared-domain';
import type { HelpSeed } from './help-seed.ts';

/** Returns the items of an FAQ section in order, with ids such as 'a-1'. */
export function categorySeeds(
  category: FaqLetter,
  answers: readonly Pick<HelpSeed, 'question' | 'helpText'>[],
): readonly HelpSeed[] {
  return answers.map(({ question, helpText }, index) => ({
    id: `${category.toLowerCase()}-${index + 1}`,
    question,
    helpText: helpText.trim(),
    category,
    sortOrder: index + 1,
  }));
}
