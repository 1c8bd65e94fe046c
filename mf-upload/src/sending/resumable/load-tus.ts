/** Loads the code for resumable uploads when the first file is selected. */
export function loadTus() {
  return import(/* webpackChunkName: "tus" */ 'tus-js-client');
}
