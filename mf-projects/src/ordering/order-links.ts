import { projectPath } from '../project-paths.ts';

/**
 * Returns the path of an ordering page.
 * @param project project number
 */
export function orderingPath(project: string, page: 'services' | 'address' | 'card' | 'check'): string {
  const first = `${projectPath(project)}/order`;
  return page === 'services' ? first : `${first}/${page}`;
}
