/** @public For builds that the presets do not cover. */
export { DescriptorPlugin } from './descriptor-plugin.ts';
export { hostConfig, remoteConfig } from './remote-config.ts';
