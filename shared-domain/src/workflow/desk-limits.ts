/** Length limits, in characters, of an explanation by staff or a customer. */
export const explanationLength = { min: 10, max: 4000 } as const;

/** Maximum lengths in characters. */
export const trackingNumberLength = 60;
export const paymentReferenceLength = 100;

/** Maximum length, in characters, of staff's reason for an exception to the business days. */
export const dayLabelLength = 100;
