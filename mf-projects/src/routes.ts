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
    description: 'What a Do-It-Yourself project is, and how to start one.',
    chunk: 'list',
  },
];
