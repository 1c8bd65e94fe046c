/** Code that a page needs only after the visitor's first action (first-sign.ts). */
export { watchLayout } from './layout-watch.ts';
export { pagesToFetchAhead } from './pages-to-fetch-ahead.ts';
