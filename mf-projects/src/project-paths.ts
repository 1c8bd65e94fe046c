import type { ProjectStep } from '@title24/shared-domain/projects';

/** Paths of this remote's pages that do not contain a project number. */
export const paths = {
  list: '/project/list',
  newProject: '/project/new',
  active: '/project/active',
  testDrive: '/project/test-drive',
  /** Help texts for the takeoff tools, which are not part of the FAQ. */
  help: '/project/help',
  importProject: '/project/import',
  /** Pattern for the pages of all projects. */
  project: '/project/*',
} as const;

/**
 * Returns the path of a project's overview.
 * @param project project number, or 'test-drive'
 */
export function projectPath(project: string): string {
  return `/project/${project}`;
}

/**
 * Returns the path of a step.
 * @param project project number, or 'test-drive'
 */
export function stepPath(project: string, step: ProjectStep): string {
  return `${projectPath(project)}/${step}`;
}

/**
 * Returns the path of a project's plan takeoff.
 * @param project project number, or 'test-drive'
 */
export function takeoffPath(project: string): string {
  return `${projectPath(project)}/takeoff`;
}
