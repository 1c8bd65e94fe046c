/* A file for each service, so that a part loads those alone that it calls. */
export * from './account.ts';
export * from './catalogue.ts';
export * from './configuration.ts';
export * from './help.ts';
export * from './method.ts';
export * from './projects.ts';
export * from './public-catalogue.ts';
export * from './public-configuration.ts';
export * from './public-help.ts';
export * from './remotes.ts';
export * from './rpc-errors.ts';
export * from './security.ts';
export * from './staff.ts';
export * from './submissions.ts';
export * from './uploads.ts';
