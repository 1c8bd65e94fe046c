/** Loads the code for resumable uploads. */
export function loadTus() {
  return import(/* webpackChunkName: "tus" */ 'tus-js-client');
}
