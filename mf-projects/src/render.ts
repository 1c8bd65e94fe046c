import { createRender } from '@title24/shared-config/render';
import { App } from './app.tsx';
import { preloadPage } from './pages.ts';

export const render = createRender({ name: 'mf-projects', App, preload: preloadPage });
