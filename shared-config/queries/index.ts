/* What the shell loads once a part asks for `queries`. Parts take its types alone: they would bring a copy of their own. */
export { createQueries } from './create-queries.ts';
