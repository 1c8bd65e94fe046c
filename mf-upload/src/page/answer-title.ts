import { type RenderRequest, requestDataOf, uploadAttemptData } from '@title24/remote-kit/contract';
import { errorTitle } from '@title24/ui';

/** Returns an error title if a form submitted without JavaScript was refused, or null. */
export function title({ data, route }: RenderRequest): string | null {
  const attempt = requestDataOf(data, uploadAttemptData);
  return route && attempt?.outcome === 'refused' ? errorTitle(route.title) : null;
}
