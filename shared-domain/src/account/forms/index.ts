export * from '../../forms/find-problems.ts';
export * from './account-schemas.ts';
export * from './login-schemas.ts';
export * from './registration-schemas.ts';
