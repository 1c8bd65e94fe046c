import { createParcel } from '@title24/shared-config/runtime';
import { HelpEditorParcel } from './help/help-editor-parcel.tsx';

/** What other remotes can place in their pages, by name. Whoever may not edit never asks for it. */
export const parcels = { 'help-editor': createParcel({ name: 'mf-admin', Parcel: HelpEditorParcel }) };
