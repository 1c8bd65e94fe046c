import type { ProjectStep } from '@title24/shared-domain/projects';

/** Paths of this remote's pages without a project number. */
export const paths = {
  list: '/project/list',
  newProject: '/project/new',
  active: '/project/active',
  testDrive: '/project/test-drive',
  /** The help texts that are not part of the FAQ. */
  help: '/project/help',
  importProject: '/project/import',
  /** Pattern of all projects' pages. */
  project: '/project/*',
} as const;

/** Returns the path of a project's task list. @param project the project's number, or 'test-drive' */
export function projectPath(project: string): string {
  return `/project/${project}`;
}

/** Returns the path of a step. @param project the project's number, or 'test-drive' */
export function stepPath(project: string, step: ProjectStep): string {
  return `${projectPath(project)}/${step}`;
}

/** Returns the path of a project's plan takeoff. @param project the project's number, or 'test-drive' */
export function takeoffPath(project: string): string {
  return `${projectPath(project)}/takeoff`;
}
