import { estimateMailData, type RenderRequest, requestDataOf } from '@title24/remote-kit/contract';
import { errorTitle } from '@title24/ui';

/** Makes the document's title say that an estimate was not emailed. */
export function title({ data, route }: RenderRequest): string | null {
  const answer = requestDataOf(data, estimateMailData);
  return route && answer?.problem ? errorTitle(route.title) : null;
}
