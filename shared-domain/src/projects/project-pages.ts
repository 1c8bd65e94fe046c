import { type ProjectStep, projectSteps } from './fields/field-groups.ts';
import { isProjectNumber } from './project-number.ts';

/** Replaces the project number in the addresses of the test drive. */
export const testDriveName = 'test-drive';

/** Pages that do not belong to a single project. */
const singlePages = ['list', 'new', 'active', 'import', 'help'] as const;

/** A page with a path below /project. Pages of the test drive have {@link testDriveName} as their project number. */
export type ProjectPage =
  | { readonly page: (typeof singlePages)[number] }
  | { readonly page: 'overview' | 'check' | 'takeoff'; readonly project: string }
  /** A path below /project/{number}/order. Which pages exist there depends on the project's orders. */
  | { readonly page: 'ordering'; readonly project: string }
  | { readonly page: 'step'; readonly project: string; readonly step: ProjectStep };

/**
 * Returns the page with the given path, or null if there is none. The server and the browser then show 'not found'.
 * Does not check whether the project belongs to the visitor.
 */
export function projectPageAt(pathname: string): ProjectPage | null {
  const [, first, project = '', part, ...rest] = pathname.split('/');
  if (first !== 'project') return null;
  if (part === 'order') return isProjectNumber(project) ? { page: 'ordering', project } : null;
  if (rest.length > 0) return null;
  const single = singlePages.find((name) => name === project);
  if (single) return part === undefined ? { page: single } : null;
  if (project !== testDriveName && !isProjectNumber(project)) return null;
  if (part === undefined) return { page: 'overview', project };
  if (part === 'check' || part === 'takeoff') return { page: part, project };
  const step = projectSteps.find((each) => each === part);
  return step ? { page: 'step', project, step } : null;
}
