import { defineRemote } from '@title24/remote-kit/contract';
import { takeoffHelpRequest } from './src/field-help/help-request.ts';
import { productsRequest } from './src/ordering/products-request.ts';
import { paths } from './src/project-paths.ts';

/** Search engines must not list project pages. */
const own = { frame: 'app', noIndex: true } as const;

export default defineRemote({
  name: 'mf-projects',
  routes: [
    {
      ...own,
      path: paths.list,
      title: 'My Projects',
      heading: 'My Projects',
      description: 'Your Do-It-Yourself projects, and what a project is.',
      chunk: 'list',
      page: () => import('./src/list/project-list-page.tsx').then(({ ProjectListPage }) => ProjectListPage),
    },
    {
      ...own,
      path: paths.newProject,
      title: 'New project',
      heading: 'New project',
      description: 'Start a Do-It-Yourself project with a name and what you build.',
      chunk: 'new',
      page: () => import('./src/new/new-project-page.tsx').then(({ NewProjectPage }) => NewProjectPage),
    },
    {
      ...own,
      frame: 'workspace',
      path: paths.active,
      title: 'Active project',
      heading: 'Active project',
      description: 'The project you worked on last.',
      chunk: 'active',
      page: () =>
        import('./src/active/active-project-page.tsx').then(({ ActiveProjectPage }) => ActiveProjectPage),
    },
    {
      ...own,
      path: paths.help,
      title: 'Help with your project',
      heading: 'Help with your project',
      description: 'What the questions of a Do-It-Yourself project mean, and where to find the answers.',
      data: [productsRequest, takeoffHelpRequest],
      chunk: 'help',
      page: () => import('./src/field-help/help-page.tsx').then(({ HelpPage }) => HelpPage),
    },
    {
      ...own,
      // The page renders its own h1.
      frame: 'workspace',
      path: paths.project,
      samples: [paths.testDrive, '/project/P100001', '/project/no-such-page'],
      title: 'Your project',
      heading: 'Your project',
      description: 'A Do-It-Yourself project: its steps, what is missing, and what was found.',
      chunk: 'project',
      page: () => import('./src/project-pages.tsx').then(({ ProjectPages }) => ProjectPages),
    },
  ],
  parcels: {
    snapshot: () => import('./src/snapshot/snapshot-parcel.tsx').then(({ SnapshotParcel }) => SnapshotParcel),
  },
  document: () => import('./src/page-title.ts'),
});
