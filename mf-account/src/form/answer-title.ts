import { accountPageData, type RenderRequest, requestDataOf } from '@title24/remote-kit/contract';
import { errorTitle } from '@title24/ui';

/** Returns an error title if a form submitted without JavaScript was refused, or null. */
export function title({ data, route }: RenderRequest): string | null {
  const page = requestDataOf(data, accountPageData);
  return route && page?.form?.errors.length ? errorTitle(route.title) : null;
}
