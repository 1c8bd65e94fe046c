import { UploadOpener } from '@title24/shared-config/runtime';
import type { ReactNode } from 'react';
import { UploadForm } from './upload-link.tsx';

/** One upload form for all UploadLinks inside it: what was typed is there whichever of them is pressed. */
export function UploadLinks({ children }: { children: ReactNode }) {
  return <UploadOpener type="all">{(link) => <UploadForm value={link}>{children}</UploadForm>}</UploadOpener>;
}
