import { createRemote } from '@title24/shared-config/runtime';
import { App } from './app.tsx';

export const { bootstrap, mount, unmount } = createRemote({ name: 'mf-account', App });
