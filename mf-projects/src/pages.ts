import { type LazyPage, lazyPage } from '@title24/shared-config/runtime';
import { paths } from './project-paths.ts';

/** The screens by path. Each chunk is named in routes.ts too, so that the document can preload it. */
export const pages: Readonly<Record<string, LazyPage>> = {
  [paths.list]: lazyPage(
    async () => (await import(/* webpackChunkName: "list" */ './list/project-list-page.tsx')).ProjectListPage,
  ),
};

/** Loads the code of the screen at this path, if there is one. */
export async function preloadPage(pathname: string): Promise<void> {
  await pages[pathname]?.preload();
}
