/** Loads the code for resumable uploads, once, when the first file is chosen. */
export function loadTus() {
  return import(/* webpackChunkName: "tus" */ 'tus-js-client');
}
