import type { Parcel } from '@title24/remote-kit/contract';

/** The upload form in a dialog over the current page, followed by the confirmation 'Your files have been sent' (U3). */
export const uploadDialogParcel: Parcel<{
  /** The kind of project. 'a', 'b' and 'c' select the form's project type; 'all' leaves it open (U1). */
  readonly type?: 'all' | 'a' | 'b' | 'c';
  /** The size of the project, from an estimate. */
  readonly size?: EstimatedSize | null;
  readonly projectType?: string;
  /** Files that were dropped on the current page. They are added to the files already chosen. */
  readonly files?: readonly File[];
  /** Whether the dialog is open; default true. Typed text is kept while the dialog is closed. */
  readonly open?: boolean;
  /** Called when the visitor has closed the form or the confirmation after it. */
  readonly onClose?: () => void;
}> = { remote: 'mf-upload', parcel: 'upload-dialog' };

/**
 * Size of the estimated project, with floor areas in square feet. A field is null if the estimate has no value for it.
 */
interface EstimatedSize {
  readonly area: number;
  readonly existing: number | null;
  readonly units: number | null;
  readonly scopes: readonly ('envelope' | 'mechanical' | 'lighting')[];
}
