import { estimateMailData, type RenderRequest, requestDataOf } from '@title24/remote-kit/contract';
import { errorTitle } from '@title24/ui';

/** Returns the page title with an error prefix if an estimate could not be emailed; otherwise null. */
export function title({ data, route }: RenderRequest): string | null {
  const answer = requestDataOf(data, estimateMailData);
  return route && answer?.problem ? errorTitle(route.title) : null;
}
