import type { Parcel } from '@title24/remote-kit/contract';
import type { help, ResultOf } from '@title24/remote-kit/rpc';

/** Help text editor for staff, embedded in other remotes' pages. */
export const helpEditorParcel: Parcel<{
  readonly id: string;
  readonly onSaved?: (saved: ResultOf<typeof help.update>) => void;
  readonly onCancel?: () => void;
  /** Called when the form starts or stops having unsaved changes. */
  readonly onUnsaved?: (isUnsaved: boolean) => void;
}> = { remote: 'mf-admin', parcel: 'help-editor' };
