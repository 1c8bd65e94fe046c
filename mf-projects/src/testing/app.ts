import { remoteApp } from '@title24/remote-kit/runtime';
import config from '../../remote.config.ts';

/**
 * All screens of the remote, as the builds make them from its configuration; their code is loaded before the first
 * test.
 */
const app = remoteApp(config);
export const { App } = app;

beforeAll(app.preloadAll);
