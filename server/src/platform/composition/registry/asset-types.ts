export { assetType } from '@title24/shared-config/registry';
