import { remoteApp } from '@title24/remote-kit/runtime';
import config from '../../remote.config.ts';

/** The staff pages, whose code is loaded before the first test. */
const app = remoteApp(config);
export const { App, preloadAll } = app;

beforeAll(app.preloadAll);
