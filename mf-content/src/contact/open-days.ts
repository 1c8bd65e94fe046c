/** The days on which people answer; shown until the configuration states hours. */
export const openDays = 'Monday to Friday, without federal holidays, Pacific time.';
