export { assetType, unservedProblem } from './asset-types.ts';
export { compressedSuffix } from './build-version.ts';
export { type BuiltPart, BuiltPartError, readBuiltEntry, readBuiltPart } from './built-part.ts';
export * from './client/index.ts';
export { contentOf, isCompressedFrom } from './file-content.ts';
export { integrityOf } from './file-integrity.ts';
export {
  assetPath,
  isCompanion,
  namedFiles,
  type PartFiles,
  partFileName,
  partFilesSchema,
  renderBundleFile,
} from './part-files.ts';
export * from './registry-schemas.ts';
export {
  compressRenderBundle,
  maxRenderBundleBytes,
  RenderBundleError,
  renderBundleText,
} from './render-bundle.ts';
export { servedType } from './served-type.ts';
