import { createRender } from '@title24/shared-config/render';
import { App } from './app.tsx';

export const render = createRender({ name: 'mf-account', App });
