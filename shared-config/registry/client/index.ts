export { RegistryAddressError, readRegistryAddress } from './registry-address.ts';
export { historyByHttp, publishByHttp, remotesByHttp, rollBackByHttp } from './registry-client.ts';
export { type RegistryAddress, RegistryClientError } from './registry-connection.ts';
export { type BuildSource, versionManifestOf } from './version-manifest.ts';
