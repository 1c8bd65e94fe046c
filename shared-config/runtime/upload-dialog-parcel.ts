import type { EstimatedSize, UploadType } from '@title24/shared-domain/full-service';
import type { Parcel } from '../contract/index.ts';

/** The upload form of mf-upload, with only those props that {@link UploadOpener} uses. */
export const uploadDialogParcel: Parcel<{
  readonly type?: UploadType;
  readonly size?: EstimatedSize | null;
  readonly files?: readonly File[];
  readonly open?: boolean;
  readonly onClose?: () => void;
}> = { remote: 'mf-upload', parcel: 'upload-dialog' };
