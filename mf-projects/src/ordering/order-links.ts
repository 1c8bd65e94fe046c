import { projectPath } from '../project-paths.ts';

/** The pages on which a project is ordered, by what they ask. @param project its number */
export function orderingPath(project: string, page: 'services' | 'address' | 'card' | 'check'): string {
  const first = `${projectPath(project)}/order`;
  return page === 'services' ? first : `${first}/${page}`;
}
