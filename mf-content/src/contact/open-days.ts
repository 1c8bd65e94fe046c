/** The days on which people answer; shown until the configuration states hours. */
export const openDays = 'Monday to Friday except federal holidays, Pacific time.';
