import { defineRemote } from '@title24/shared-config/contract';
import { paths } from './src/project-paths.ts';

/** None is for search engines. */
const own = { headerImage: 'header-projects.svg', noIndex: true } as const;

export default defineRemote({
  name: 'mf-projects',
  routes: [
    {
      ...own,
      path: paths.list,
      title: 'My Projects',
      heading: 'My Projects',
      description: 'What a Do-It-Yourself project is, and how to start one.',
      page: () => import('./src/list/project-list-page.tsx').then(({ ProjectListPage }) => ProjectListPage),
    },
  ],
});
