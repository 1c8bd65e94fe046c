import { createRemote } from '@title24/shared-config/runtime';
import { App } from './app.tsx';
import { preloadPage } from './pages.ts';

export const { bootstrap, mount, unmount } = createRemote({ name: 'mf-projects', App, preload: preloadPage });
