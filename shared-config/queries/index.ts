/*
 * Loaded by the shell when a part uses `queries`. Parts import only its types: they would otherwise bundle their own
 * copy.
 */
export { createQueries } from './create-queries.ts';
