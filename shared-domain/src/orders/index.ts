export * from './business-calendar.ts';
export * from './deadlines.ts';
export * from './lateness.ts';
export * from './order-items.ts';
export * from './order-total.ts';
export * from './settlement.ts';
