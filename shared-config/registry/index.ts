export { assetType } from './asset-types.ts';
export { buildVersion, compressedSuffix } from './build-version.ts';
