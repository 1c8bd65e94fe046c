import { remoteApp } from '@title24/remote-kit/runtime';
import config from '../../remote.config.ts';

/** This remote's app. The code of all its screens is loaded before the first test. */
const app = remoteApp(config);
export const { App } = app;

beforeAll(app.preloadAll);
