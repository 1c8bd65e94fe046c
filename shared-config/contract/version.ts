/**
 * The contract's version (semver). A remote declares the range it was built for; the shell refuses a version outside
 * it.
 */
export const contractVersion = '2.3.0';
