/** Names of the queues of jobs that send requests to the provider. */
export const chargeQueue = 'charge-card';
export const refundQueue = 'refund-card';
export const eventQueue = 'payment-event';
