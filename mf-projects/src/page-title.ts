import { projectPageData, type RenderRequest, requestDataOf } from '@title24/remote-kit/contract';
import { projectPageAt, stepTitles } from '@title24/shared-domain/projects';

/**
 * Returns the document title: the name of the step (or 'Plan takeoff'), then the project's name. If only one of the two
 * names is known, returns that name. If neither name is known, returns the route's title. Null without a route.
 */
export function title({ data, route, url }: RenderRequest): string | null {
  if (!route) return null;
  const page = projectPageAt(new URL(url, 'http://site').pathname);
  const name = requestDataOf(data, projectPageData)?.project?.name;
  const own =
    page?.page === 'step' ? stepTitles[page.step] : page?.page === 'takeoff' ? 'Plan takeoff' : null;
  if (name === undefined) return own ?? route.title;
  return own === null ? name : `${own}: ${name}`;
}
