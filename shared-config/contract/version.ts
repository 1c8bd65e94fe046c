/**
 * The newest contract version (semver). The registry compares the versions that a shell provides with the
 * range that a remote needs.
 */
export const contractVersion = '2.3.0';
