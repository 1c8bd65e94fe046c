/**
 * The newest contract version (semver). The registry checks that a remote's range contains one of the shell's
 * contract versions.
 */
export const contractVersion = '2.3.0';
