/* The shell loads this module. Parts import only its types, because they would otherwise bundle another copy. */
export { createQueries } from './create-queries.ts';
