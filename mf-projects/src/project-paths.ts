import type { ProjectStep } from '@title24/shared-domain/projects';

/** The pages of this remote that no project's number stands in. */
export const paths = {
  list: '/project/list',
  newProject: '/project/new',
  active: '/project/active',
  testDrive: '/project/test-drive',
  /** The help texts that are no part of the FAQ. */
  help: '/project/help',
  /** Also where a browser without a script sends the file. */
  importProject: '/project/import',
  /** Every project's pages. */
  project: '/project/*',
} as const;

/** The task list of a project. @param project its number, or 'test-drive' */
export function projectPath(project: string): string {
  return `/project/${project}`;
}

/** A step of a project. @param project its number, or 'test-drive' */
export function stepPath(project: string, step: ProjectStep): string {
  return `${projectPath(project)}/${step}`;
}

/** The plan takeoff of a project. @param project its number, or 'test-drive' */
export function takeoffPath(project: string): string {
  return `${projectPath(project)}/takeoff`;
}
