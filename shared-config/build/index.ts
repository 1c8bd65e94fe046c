export { hostConfig, remoteConfig } from './remote-config.ts';
