/** Characters of what staff or customers explain to each other. */
export const explanationLength = { min: 10, max: 4000 } as const;

/** Most characters of a carrier's number, and of that of a check or transfer. */
export const trackingNumberLength = 60;
export const paymentReferenceLength = 100;

/** Most characters of what a closed day is called. */
export const dayLabelLength = 100;
