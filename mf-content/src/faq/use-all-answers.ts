import { usePageData } from '@title24/remote-kit/runtime';
import type { FaqLetter, HelpItem } from '@title24/shared-domain';
import { answersRequest } from './answers-request.ts';
import { faqSections } from './faq-sections.ts';

export type AllAnswers =
  | { readonly status: 'ready'; readonly answers: ReadonlyMap<FaqLetter, readonly HelpItem[]> }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Loads the answers of all nine sections. */
export function useAllAnswers(): AllAnswers {
  // The sections never change, so the hooks are always called in the same order.
  const states = faqSections.map(({ letter }) => usePageData(answersRequest(letter)));
  const failed = states.filter((state) => state.status === 'failed');
  if (failed.length > 0) {
    return {
      status: 'failed',
      retry: () => {
        for (const state of failed) state.retry();
      },
    };
  }
  if (states.some((state) => state.status === 'loading')) return { status: 'loading' };
  return {
    status: 'ready',
    answers: new Map(
      faqSections.map(({ letter }, index) => {
        const state = states[index];
        return [letter, state?.status === 'ready' ? state.data : []];
      }),
    ),
  };
}
