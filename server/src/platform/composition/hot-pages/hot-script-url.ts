/** URL path of the script that applies changes to open pages during `npm run dev`. */
export const hotScriptUrl = '/dev/hot-page.js';
