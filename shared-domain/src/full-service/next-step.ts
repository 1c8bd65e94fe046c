/** An analyst answers a submission, with a quote or with questions, within this many business days (spec 4 and 9). */
export const nextStepBusinessDays = 3;
