import { projectPageData, type RenderRequest, requestDataOf } from '@title24/remote-kit/contract';
import { projectPageAt, stepTitles } from '@title24/shared-domain/projects';
import { errorTitle } from '@title24/ui';

/** Returns the document's title: the step, the project, and whether a form sent without JavaScript was refused. */
export function title({ data, route, url }: RenderRequest): string | null {
  if (!route) return null;
  const page = projectPageAt(new URL(url, 'http://site').pathname);
  const served = requestDataOf(data, projectPageData);
  const name = served?.project?.name;
  const own =
    page?.page === 'step' ? stepTitles[page.step] : page?.page === 'takeoff' ? 'Plan takeoff' : null;
  const named = name === undefined ? (own ?? route.title) : own === null ? name : `${own}: ${name}`;
  return served?.form?.errors.length ? errorTitle(named) : named;
}
