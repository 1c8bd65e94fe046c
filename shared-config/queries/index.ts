/* The shell loads this module. Parts import only its types, because parts must not bundle another copy of it. */
export { createQueries } from './create-queries.ts';
