/**
 * How long an unfinished upload is stored, counted from the last byte received. During this time, the sender can resume
 * it. The kit contains this figure, but not the policy.
 */
export const unfinishedUploadHours = 24;
