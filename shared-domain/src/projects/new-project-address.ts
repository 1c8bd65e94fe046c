import type { ResidentialKind } from '../estimator/kinds.ts';
import type { ProjectKind } from './project-kind.ts';
import type { StartingAreas } from './starting-project.ts';

/** The project kind for each kind of residential estimate. */
export const projectKindOfEstimate: Readonly<Record<ResidentialKind, ProjectKind>> = {
  new: 'new',
  'existing-plus': 'existing-plus-addition',
  addition: 'addition',
  envelope: 'alteration',
  'dwelling-units': 'alteration',
};

/**
 * Returns the URL of the form for a new project with these values, such as '/project/new?kind=addition&addition=500'.
 * @param page - the form's URL from the site configuration
 */
export function newProjectAddress(page: string, kind: ProjectKind, areas: StartingAreas = {}): string {
  const query = Object.entries({ kind, ...areas }).map(([name, value]) => `${name}=${value}`);
  return `${page}${page.includes('?') ? '&' : '?'}${query.join('&')}`;
}
