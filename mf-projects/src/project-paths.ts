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
