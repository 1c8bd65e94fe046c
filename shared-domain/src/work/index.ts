export * from './business-figures.ts';
export * from './work-item.ts';
