import { projectPageData, requestDataOf } from '@title24/shared-config/contract';
import { createRender } from '@title24/shared-config/render';
import { projectPageAt, stepTitles } from '@title24/shared-domain/projects';
import { errorTitle } from '@title24/shared-ui';
import { App } from './app.tsx';
import { preloadPage } from './pages.ts';

export const render = createRender({
  name: 'mf-projects',
  App,
  preload: preloadPage,
  title({ data, route, url }) {
    if (!route) return null;
    const page = projectPageAt(new URL(url, 'http://site').pathname);
    const served = requestDataOf(data, projectPageData);
    const name = served?.project?.name;
    const title = page?.page === 'step' ? stepTitles[page.step] : route.title;
    const named = name === undefined ? title : page?.page === 'step' ? `${title}: ${name}` : name;
    return served?.form?.errors.length ? errorTitle(named) : named;
  },
});
