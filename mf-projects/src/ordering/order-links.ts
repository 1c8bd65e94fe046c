import { projectPath } from '../project-paths.ts';

/** Returns the path of a page on which a project is ordered. @param project the project's number */
export function orderingPath(project: string, page: 'services' | 'address' | 'card' | 'check'): string {
  const first = `${projectPath(project)}/order`;
  return page === 'services' ? first : `${first}/${page}`;
}
