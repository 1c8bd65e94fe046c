/** Days on which customer service is available, shown if no hours are configured. */
export const openDays = 'Monday to Friday except federal holidays, Pacific time.';
