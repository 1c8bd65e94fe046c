import { createParcel } from '@title24/shared-config/runtime';
import { UploadDialogParcel } from './dialog/upload-dialog-parcel.tsx';

export const parcels = {
  'upload-dialog': createParcel({ name: 'mf-upload', Parcel: UploadDialogParcel }),
};
