export { RegistryAddressError, readRegistryAddress, readSiteOrigin } from './registry-address.ts';
export {
  historyByHttp,
  previewByHttp,
  publishByHttp,
  remotesByHttp,
  rollBackByHttp,
  sendByHttp,
} from './registry-client.ts';
export { type RegistryAddress, RegistryClientError } from './registry-connection.ts';
export { type BuildSource, versionManifestOf } from './version-manifest.ts';
