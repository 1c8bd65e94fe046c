import type { ProjectStep } from '@title24/shared-domain/projects';

/** Paths without a project number. */
export const paths = {
  list: '/project/list',
  newProject: '/project/new',
  active: '/project/active',
  testDrive: '/project/test-drive',
  /** Page with the help texts that are not in the FAQ. */
  help: '/project/help',
  importProject: '/project/import',
  /** Pattern for the pages of all projects. */
  project: '/project/*',
} as const;

/**
 * Returns the path of a project's overview.
 * @param project - project number, or 'test-drive'
 */
export function projectPath(project: string): string {
  return `/project/${project}`;
}

/**
 * Returns a step's path.
 * @param project - project number, or 'test-drive'
 */
export function stepPath(project: string, step: ProjectStep): string {
  return `${projectPath(project)}/${step}`;
}

/**
 * Returns the path of a project's plan takeoff.
 * @param project - project number, or 'test-drive'
 */
export function takeoffPath(project: string): string {
  return `${projectPath(project)}/takeoff`;
}
