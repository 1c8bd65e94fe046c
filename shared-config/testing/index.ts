export { allowConsole } from './console-guard.ts';
export * from './test-configuration.ts';
export { loginAs } from './test-logins.ts';
export * from './test-mount-props.ts';
