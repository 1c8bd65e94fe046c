export * from './compliance-notes.ts';
export type * from './report-compliance.schema.ts';
export * from './report-compliance.ts';
