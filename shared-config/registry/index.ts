export { assetType, unservedProblem } from './asset-types.ts';
export { type BuiltPart, BuiltPartError, readBuiltEntry, readBuiltPart } from './built-part.ts';
export { RegistryAddressError, readRegistryAddress, readSiteOrigin } from './client/registry-address.ts';
export {
  type BuildSource,
  historyByHttp,
  previewByHttp,
  publishByHttp,
  remotesByHttp,
  rollBackByHttp,
  sendByHttp,
  versionManifestOf,
} from './client/registry-client.ts';
export { type RegistryAddress, RegistryClientError } from './client/registry-connection.ts';
export { contentOf, integrityOf, isCompressedFrom } from './file-content.ts';
export {
  assetPath,
  compressedSuffix,
  isCompanion,
  namedFiles,
  type PartFiles,
  partFileName,
  partFilesSchema,
  renderBundleFile,
  servedType,
} from './part-files.ts';
export * from './registry-schemas.ts';
export {
  maxRenderBundleBytes,
  RenderBundleError,
  renderBundleText,
} from './render-bundle.ts';
