import { createRender } from '@title24/shared-config/render';
import { App } from './app.tsx';
import { stepTitle } from './decision-tree/step-title.ts';

export const render = createRender({
  name: 'mf-wizard',
  App,
  title: ({ url }) => stepTitle(new URL(url, 'http://site').search),
});
