/**
 * The newest version of the contract (semver). A shell declares the versions that it provides, and a remote declares
 * the range that it needs. The registry compares them.
 */
export const contractVersion = '2.3.0';
