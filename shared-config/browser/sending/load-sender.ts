/** Loads the code for resumable uploads: `sendFile(file, options)` and `forgetUploads(files)`. */
export function loadSender() {
  return import(/* webpackChunkName: "tus" */ './send-file.ts');
}
