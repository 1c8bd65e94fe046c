/** Days on which customer service is available. Shown unless the configuration contains hours. */
export const openDays = 'Monday to Friday except federal holidays, Pacific time.';
