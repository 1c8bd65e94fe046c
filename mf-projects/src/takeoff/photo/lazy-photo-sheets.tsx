import type { ComponentProps } from 'react';
import { onDemand } from '../../on-demand/on-demand.ts';
import { WhenLoaded } from '../../on-demand/when-loaded.tsx';
import type { PhotoSheets } from './photo-sheets.tsx';

/** In a separate chunk, because most visitors have their plan as a PDF and never load this code. */
const photoSheets = onDemand(() => import(/* webpackChunkName: "photo-sheets" */ './photo-sheets.tsx'));

/** Loads the code of the dialog that makes a plan from photos, then renders the dialog. */
export function LazyPhotoSheets(props: ComponentProps<typeof PhotoSheets>) {
  return (
    <WhenLoaded code={photoSheets} loading="Opening the photos…" failed="The photos could not be opened">
      {({ PhotoSheets }) => <PhotoSheets {...props} />}
    </WhenLoaded>
  );
}
