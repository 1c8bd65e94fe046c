export * from './test-configuration.ts';
export * from './test-mount-props.ts';
