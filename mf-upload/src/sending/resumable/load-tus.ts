/** Loads the code for resumable uploads, which is not needed until a file is selected. */
export function loadTus() {
  return import(/* webpackChunkName: "tus" */ 'tus-js-client');
}
