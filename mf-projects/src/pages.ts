import { type LazyPage, lazyPage } from '@title24/shared-config/runtime';
import { paths } from './project-paths.ts';

/** The screens by path. Each chunk is named in routes.ts too, so that the document can preload it. */
export const pages: Readonly<Record<string, LazyPage>> = {
  [paths.list]: lazyPage(
    async () => (await import(/* webpackChunkName: "list" */ './list/project-list-page.tsx')).ProjectListPage,
  ),
  [paths.newProject]: lazyPage(
    async () => (await import(/* webpackChunkName: "new" */ './new/new-project-page.tsx')).NewProjectPage,
  ),
  [paths.active]: lazyPage(
    async () =>
      (await import(/* webpackChunkName: "active" */ './active/active-project-page.tsx')).ActiveProjectPage,
  ),
};

/** Every page of one project. */
export const projectPages = lazyPage(
  async () => (await import(/* webpackChunkName: "project" */ './project-pages.tsx')).ProjectPages,
);

/** Loads the code of the screen at this path. */
export async function preloadPage(pathname: string): Promise<void> {
  await (pages[pathname] ?? projectPages).preload();
}
