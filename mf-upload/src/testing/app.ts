import { remoteApp } from '@title24/remote-kit/runtime';
import config from '../../remote.config.ts';

/** The same app that the build generates. It is loaded before the first test. */
const app = remoteApp(config);
export const { App } = app;

beforeAll(app.preloadAll);
