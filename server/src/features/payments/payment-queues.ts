/** Queue of jobs that charge saved cards. */
export const chargeQueue = 'charge-card';
export const refundQueue = 'refund-card';
export const eventQueue = 'payment-event';
