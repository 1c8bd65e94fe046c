import { type RenderRequest, requestDataOf, uploadAttemptData } from '@title24/remote-kit/contract';
import { errorTitle } from '@title24/ui';

/** The document's title says that a form sent without JavaScript was refused. */
export function title({ data, route }: RenderRequest): string | null {
  const attempt = requestDataOf(data, uploadAttemptData);
  return route && attempt?.outcome === 'refused' ? errorTitle(route.title) : null;
}
