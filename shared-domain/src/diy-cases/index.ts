export * from './answer-case.ts';
