import { createRender } from '@title24/shared-config/render';
import { App } from './app.tsx';
import { preloadPage } from './pages.ts';
import { structuredData } from './structured-data/structured-data.ts';

export const render = createRender({
  name: 'mf-content',
  App,
  preload: preloadPage,
  head: structuredData,
});
