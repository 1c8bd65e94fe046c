/** The code for resumable uploads. It is loaded once, when the first file is chosen. */
export function loadTus() {
  return import(/* webpackChunkName: "tus" */ 'tus-js-client');
}
