import type { RouteMetadata } from '@title24/shared-config/contract';
import { paths } from './project-paths.ts';

const own = { headerImage: 'header-projects.svg', noIndex: true } as const;

/** The screens of this remote. None is for search engines. */
export const routes: readonly RouteMetadata[] = [
  {
    ...own,
    path: paths.list,
    title: 'My Projects',
    heading: 'My Projects',
    description: 'Your Do-It-Yourself projects, and what a project is.',
    chunk: 'list',
  },
  {
    ...own,
    path: paths.newProject,
    title: 'New project',
    heading: 'New project',
    description: 'Begin a Do-It-Yourself project with a name and what you build.',
    chunk: 'new',
  },
  {
    ...own,
    path: paths.active,
    title: 'Active project',
    heading: 'Active project',
    description: 'The project that you worked on last.',
    chunk: 'active',
  },
  {
    ...own,
    path: paths.project,
    title: 'Your project',
    heading: 'Your project',
    description: 'A Do-It-Yourself project: its steps, what is missing, and what was found.',
    chunk: 'project',
  },
];
