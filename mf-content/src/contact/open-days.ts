/** Days of customer service, shown if the configuration contains no hours. */
export const openDays = 'Monday to Friday except federal holidays, Pacific time.';
