export * from './transition.ts';
export * from './work-refused-error.ts';
