import type { ComponentProps } from 'react';
import { onDemand } from '../../on-demand/on-demand.ts';
import { WhenLoaded } from '../../on-demand/when-loaded.tsx';
import type { PhotoSheets } from './photo-sheets.tsx';

/** A separate chunk, because most plans are PDFs. */
const photoSheets = onDemand(() => import(/* webpackChunkName: "photo-sheets" */ './photo-sheets.tsx'));

/** Renders the dialog that makes a plan from photos when the dialog's code is loaded. */
export function LazyPhotoSheets(props: ComponentProps<typeof PhotoSheets>) {
  return (
    <WhenLoaded code={photoSheets} loading="Opening the photos…" failed="The photos could not be opened">
      {({ PhotoSheets }) => <PhotoSheets {...props} />}
    </WhenLoaded>
  );
}
