export const liveReloadScriptUrl = '/dev/live-reload.js';

/** Reloads the page when a part has been rebuilt, and when the server is back after a restart. */
export const liveReloadScript = `
let interrupted = false;
const source = new EventSource('/dev/reload');
source.onmessage = () => location.reload();
source.onerror = () => { interrupted = true; };
source.onopen = () => { if (interrupted) location.reload(); };
`;
