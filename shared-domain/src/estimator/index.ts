export * from './alerts.ts';
export * from './area.ts';
export * from './estimate.ts';
export type * from './estimate-inputs.ts';
export * from './estimate-result.ts';
export * from './format-range.ts';
export * from './kinds.ts';
