/** The company's own. */
const timeZone = 'America/Los_Angeles';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** 'November 20, 2026', in Pacific time. */
export const formatDay = (timestamp: string) => day.format(new Date(timestamp));

/** 'Nov 20, 2026, 3:04 PM', in Pacific time, with the same spaces in every program. */
export const formatMoment = (timestamp: string) => moment.format(new Date(timestamp)).replaceAll(/\s/g, ' ');
