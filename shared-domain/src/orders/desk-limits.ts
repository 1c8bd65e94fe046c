/** Minimum and maximum length in characters of an explanation, whether from staff or from a customer. */
export const explanationLength = { min: 10, max: 4000 } as const;

/** Maximum lengths, in characters, of a tracking number and of the number of a check or transfer. */
export const trackingNumberLength = 60;
export const paymentReferenceLength = 100;

/** Maximum length of a closed day's label in characters. */
export const dayLabelLength = 100;
