/** Days on which customer service is available. The contact page shows them only if no hours are configured. */
export const openDays = 'Monday to Friday except federal holidays, Pacific time.';
