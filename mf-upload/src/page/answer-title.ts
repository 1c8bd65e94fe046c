import { type RenderRequest, requestDataOf, uploadAttemptData } from '@title24/remote-kit/contract';
import { errorTitle } from '@title24/ui';

/** Returns the page's title with an error prefix if a submission without JavaScript was refused; otherwise null. */
export function title({ data, route }: RenderRequest): string | null {
  const attempt = requestDataOf(data, uploadAttemptData);
  return route && attempt?.outcome === 'refused' ? errorTitle(route.title) : null;
}
