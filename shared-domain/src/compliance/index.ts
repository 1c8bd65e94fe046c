export * from './compliance-notes.ts';
export * from './report-compliance.ts';
