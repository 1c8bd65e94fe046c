import type { Parcel } from '@title24/remote-kit/contract';

/** The upload form in a dialog over the current page, followed by the confirmation 'Your files have been sent' (U3). */
export const uploadDialogParcel: Parcel<{
  /** Kind of project. 'a' to 'c' set the form's project type; with 'all' (default), the visitor chooses it (U1). */
  readonly type?: 'all' | 'a' | 'b' | 'c';
  /** Size of the project, from an estimate. */
  readonly size?: EstimatedSize | null;
  readonly projectType?: string;
  /** Files dropped on the current page. They are added to the selected files. */
  readonly files?: readonly File[];
  /** Whether the dialog is open; defaults to true. Typed text is kept while the dialog is closed. */
  readonly open?: boolean;
  /** Called when the visitor closes the form or the confirmation. */
  readonly onClose?: () => void;
}> = { remote: 'mf-upload', parcel: 'upload-dialog' };

/**
 * Size of the estimated project. Floor areas are in square feet; `existing` is the existing part of `area`. `units` is
 * the number of added dwelling units, or of unit types in a new building. `existing` and `units` are null if the
 * estimate does not contain them.
 */
interface EstimatedSize {
  readonly area: number;
  readonly existing: number | null;
  readonly units: number | null;
  readonly scopes: readonly ('envelope' | 'mechanical' | 'lighting')[];
}
