export type * from './business-figures.schema.ts';
export type * from './work-item.schema.ts';
export * from './work-item.ts';
