import { policy } from './policy.ts';

const { quoteDueBusinessDays, reportAfterQuoteBusinessDays } = policy.fullService;

/** The first Full Service promise, from plans to quote. */
export const quotePromise = `Within ${quoteDueBusinessDays} business days after we receive your plans, you’ll get a firm quote or questions about what’s missing.`;

/** The second Full Service promise, from accepted quote to report. */
export const reportPromise = `You’ll get the report within ${reportAfterQuoteBusinessDays} business days after you accept the quote, or by the date the quote gives.`;
