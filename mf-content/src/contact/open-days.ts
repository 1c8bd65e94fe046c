/** Days on which customer service is available; shown until the configuration contains hours. */
export const openDays = 'Monday to Friday except federal holidays, Pacific time.';
