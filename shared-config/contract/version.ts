/**
 * The newest version of the contract (semver). A shell says which ones it provides, a remote which range it needs; the registry
 * compares these.
 */
export const contractVersion = '2.3.0';
