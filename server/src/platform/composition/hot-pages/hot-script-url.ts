/** Where pages of `npm run dev` load the script from that takes over changes. */
export const hotScriptUrl = '/dev/hot-page.js';
