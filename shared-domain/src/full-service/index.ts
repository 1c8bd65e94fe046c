export * from './check-submission.ts';
export * from './file-size.ts';
export * from './file-types.ts';
export * from './project-type.ts';
export * from './submission-result.ts';
export * from './submission-schema.ts';
export * from './upload-limits.ts';
export * from './upload-status.ts';
