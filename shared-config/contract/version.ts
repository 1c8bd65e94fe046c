/** The contract's version (semver). A remote names the range it was built for; the shell refuses what lies outside. */
export const contractVersion = '2.1.0';
