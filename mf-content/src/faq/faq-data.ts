import type { FaqLetter } from '@title24/shared-domain';

/** The call that brings the answers of one section: a list of HelpItem. */
export function answersRequest(category: FaqLetter) {
  return { service: 'help', method: 'findByCategory', params: { category } } as const;
}
