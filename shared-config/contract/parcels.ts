import type { HelpItem } from '@title24/shared-domain';
import type { EstimatorKind } from '@title24/shared-domain/estimator';
import type { EstimatedSize, UploadType } from '@title24/shared-domain/full-service';
import type { Finding, ProjectData } from '@title24/shared-domain/projects';

declare const props: unique symbol;

/** A part that a remote exposes for other parts' pages. Its props are a type only. */
export interface Parcel<Props extends object = never> {
  /** Registry name of the remote that exposes it: 'mf-estimator'. */
  readonly remote: string;
  /** Its name among that remote's parcels: 'estimator'. */
  readonly parcel: string;
  readonly [props]?: (props: Props) => void;
}

/** The props of a parcel. */
export type PropsOf<Placed> = Placed extends Parcel<infer Props> ? Props : never;

/** The login over the current page, so that text typed there stays. */
export const loginDialogParcel: Parcel<{
  /** Called when the visitor is logged in or has closed the dialog. */
  readonly onClose: () => void;
}> = { remote: 'mf-account', parcel: 'login-dialog' };

/** Edits a help text inside another part of the page. */
export const helpEditorParcel: Parcel<{
  readonly id: string;
  readonly onSaved?: (saved: HelpItem) => void;
  readonly onCancel?: () => void;
  /** Called when the form gets or loses unsaved changes. */
  readonly onUnsaved?: (isUnsaved: boolean) => void;
}> = { remote: 'mf-admin', parcel: 'help-editor' };

/** The estimator for one variant. It does not change the address. */
export const estimatorParcel: Parcel<{
  /** The variant, as named in the estimator's address (E1). */
  readonly kind: EstimatorKind;
  /** Initial values of fields, by their names in the estimator's address: { lighting: '1' }. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Level of the result's heading in the outline of the surrounding page. */
  readonly headingLevel?: 2 | 3 | 4;
  /**
   * Called with the size that the estimate is for, so that visitors need not enter it again; null while it is
   * unknown.
   */
  readonly onSize?: (size: EstimatedSize | null) => void;
  /**
   * Called with the estimate's price as text ('$350 – $450'), null while there is none, so that the page can keep it
   * in sight.
   */
  readonly onPrice?: (price: string | null) => void;
  /** Called on each change with the current `inputs`, so that the surrounding page can restore them. */
  readonly onInputs?: (inputs: Readonly<Record<string, string>>) => void;
}> = { remote: 'mf-estimator', parcel: 'estimator' };

/** A read-only project as submitted: outline, findings and all entries (D5). Its headings begin at level 3. */
export const projectSnapshotParcel: Parcel<{
  readonly data: ProjectData;
  readonly findings: readonly Finding[];
}> = { remote: 'mf-projects', parcel: 'snapshot' };

/** The upload form as a dialog over the host's page: 'Upload your files', then 'Your files have been sent' (U3). */
export const uploadDialogParcel: Parcel<{
  /** The kind of project: a, b or c sets the form's project type; 'all' leaves it open (U1). */
  readonly type?: UploadType;
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
