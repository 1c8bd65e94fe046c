export * from './cf1r.ts';
export * from './nrcc.ts';
export * from './sample-report.ts';
