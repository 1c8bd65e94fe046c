import { policy } from './policy.ts';

const { quoteDueBusinessDays, reportAfterQuoteBusinessDays } = policy.fullService;

/** The first clock of Full Service, from plans to quote. A whole sentence. */
export const quotePromise = `Within ${quoteDueBusinessDays} business days after we receive your plans, you’ll get a firm quote or questions about what’s missing.`;

/** The second clock of Full Service, from the accepted quote to the report. A whole sentence. */
export const reportPromise = `You’ll get the report within ${reportAfterQuoteBusinessDays} business days after you accept the quote, or by the date the quote gives.`;
