export { assetType } from '@title24/remote-kit/registry';
