import { accountPageData, type RenderRequest, requestDataOf } from '@title24/remote-kit/contract';
import { errorTitle } from '@title24/ui';

/** Returns the page title with an error prefix if the form that the browser submitted has errors; otherwise null. */
export function title({ data, route }: RenderRequest): string | null {
  const page = requestDataOf(data, accountPageData);
  return route && page?.form?.errors.length ? errorTitle(route.title) : null;
}
