export * from './apply-case-event.ts';
export * from './case-paths.ts';
export * from './case-refused-error.ts';
export * from './case-state.ts';
export * from './case-transitions.ts';
export * from './case-views.ts';
export * from './case-words.ts';
export type * from './full-service-case.ts';
export * from './quote.ts';
