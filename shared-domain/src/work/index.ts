export type * from './business-figures.schema.ts';
export * from './business-figures.ts';
export type * from './work-item.schema.ts';
export * from './work-item.ts';
