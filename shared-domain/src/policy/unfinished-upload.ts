/**
 * How long an unfinished upload is stored, counted from the last byte received. During this time, the sender can resume
 * it. This figure has its own module, so that the remote kit contains the figure but not all of policy.ts.
 */
export const unfinishedUploadHours = 24;
