import type { Parcel } from '@title24/remote-kit/contract';

/** The upload form as a dialog over the host's page: 'Upload your files', then 'Your files have been sent' (U3). */
export const uploadDialogParcel: Parcel<{
  /** The kind of project: a, b or c sets the form's project type; 'all' leaves it open (U1). */
  readonly type?: 'all' | 'a' | 'b' | 'c';
  /** The size of the project, from an estimate. */
  readonly size?: EstimatedSize | null;
  readonly projectType?: string;
  /** Files that were dropped on the host's page; they are added to those already chosen. */
  readonly files?: readonly File[];
  /** Whether the dialog is open; default true. Typed text stays while it is closed. */
  readonly open?: boolean;
  /** Called when the visitor has closed the form, or the confirmation that follows it. */
  readonly onClose?: () => void;
}> = { remote: 'mf-upload', parcel: 'upload-dialog' };

/** Floor areas in square feet; null where the estimate has none. */
interface EstimatedSize {
  readonly area: number;
  readonly existing: number | null;
  readonly units: number | null;
  readonly scopes: readonly ('envelope' | 'mechanical' | 'lighting')[];
}
