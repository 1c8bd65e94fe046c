import { type ProjectStep, projectSteps } from './fields/field-groups.ts';
import { isProjectNumber } from './project-number.ts';

/** The test drive's project number in URLs. */
export const testDriveName = 'test-drive';

const singlePages = ['list', 'new', 'active', 'import', 'help'] as const;

/** A page below /project. The test drive's number is {@link testDriveName}. */
export type ProjectPage =
  | { readonly page: (typeof singlePages)[number] }
  | { readonly page: 'overview' | 'check' | 'takeoff'; readonly project: string }
  /** Any path at or below /project/{number}/order. The project's orders determine which pages exist. */
  | { readonly page: 'ordering'; readonly project: string }
  | { readonly page: 'step'; readonly project: string; readonly step: ProjectStep };

/** Returns the page at a path, or null for 'not found'. Does not check the project's owner. */
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
