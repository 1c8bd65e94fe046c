/** How many days before an invoice is due the customer is reminded. */
export const earlyReminderDays = 3;

/** How many days after an invoice was due the customer is reminded again, if it is not paid. */
export const lateReminderDays = 3;
