import type { HelpItem } from '@title24/shared-domain';
import type { EstimatorKind } from '@title24/shared-domain/estimator';
import type { EstimatedSize, UploadType } from '@title24/shared-domain/full-service';
import type { Finding, ProjectData } from '@title24/shared-domain/projects';

declare const props: unique symbol;

/** A component that a remote exposes for pages of other parts. Its props exist only as a type. */
export interface Parcel<Props extends object = never> {
  /** Registry name of the remote that exposes the parcel: 'mf-estimator'. */
  readonly remote: string;
  /** Name of the parcel within its remote: 'estimator'. */
  readonly parcel: string;
  readonly [props]?: (props: Props) => void;
}

/** The props of a parcel. */
export type PropsOf<Placed> = Placed extends Parcel<infer Props> ? Props : never;

/** The login form in a dialog over the current page, so that text typed on the page stays. */
export const loginDialogParcel: Parcel<{
  /** Called after the visitor has logged in or closed the dialog. */
  readonly onClose: () => void;
}> = { remote: 'mf-account', parcel: 'login-dialog' };

/** An editor for a help text inside another part of the page. */
export const helpEditorParcel: Parcel<{
  readonly id: string;
  readonly onSaved?: (saved: HelpItem) => void;
  readonly onCancel?: () => void;
  /** Called when the form gains or loses unsaved changes. */
  readonly onUnsaved?: (isUnsaved: boolean) => void;
}> = { remote: 'mf-admin', parcel: 'help-editor' };

/** The estimator for one variant. It does not change the page address. */
export const estimatorParcel: Parcel<{
  /** Name of the variant in the estimator's address (E1). */
  readonly kind: EstimatorKind;
  /** Initial field values, by their names in the estimator's address: { lighting: '1' }. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Level of the result's heading within the surrounding page. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Called with the size used in the estimate, so that visitors need not enter it again; null while it is unknown. */
  readonly onSize?: (size: EstimatedSize | null) => void;
  /**
   * Called with the estimated price as text ('$350 – $450'), so that the page can keep it visible; null while there is
   * no price.
   */
  readonly onPrice?: (price: string | null) => void;
  /** Called on each change with the current `inputs`, so that the surrounding page can restore them later. */
  readonly onInputs?: (inputs: Readonly<Record<string, string>>) => void;
}> = { remote: 'mf-estimator', parcel: 'estimator' };

/**
 * A read-only view of a project as submitted: outline, findings and all entries (D5). Its headings start at level 3.
 */
export const projectSnapshotParcel: Parcel<{
  readonly data: ProjectData;
  readonly findings: readonly Finding[];
}> = { remote: 'mf-projects', parcel: 'snapshot' };

/**
 * The upload form in a dialog over the surrounding page: 'Upload your files', then 'Your files have been sent' (U3).
 */
export const uploadDialogParcel: Parcel<{
  /** Type of project: a, b or c presets the form's project type, and 'all' does not (U1). */
  readonly type?: UploadType;
  /** Size of the project according to an estimate. */
  readonly size?: EstimatedSize | null;
  readonly projectType?: string;
  /** Files that were dropped on the surrounding page. They are added to the files already chosen. */
  readonly files?: readonly File[];
  /** Whether the dialog is open; true by default. Typed text stays while the dialog is closed. */
  readonly open?: boolean;
  /** Called after the visitor has closed the form or the confirmation that follows. */
  readonly onClose?: () => void;
}> = { remote: 'mf-upload', parcel: 'upload-dialog' };
