/** The URL of the script that applies changes in pages of `npm run dev`. */
export const hotScriptUrl = '/dev/hot-page.js';
