import { accountPageData, type RenderRequest, requestDataOf } from '@title24/remote-kit/contract';
import { errorTitle } from '@title24/ui';

/** Returns a title with an error prefix after a form submitted without JavaScript was refused; null for other pages. */
export function title({ data, route }: RenderRequest): string | null {
  const page = requestDataOf(data, accountPageData);
  return route && page?.form?.errors.length ? errorTitle(route.title) : null;
}
