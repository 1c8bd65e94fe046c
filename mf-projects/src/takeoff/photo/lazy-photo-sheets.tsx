import { FailureNotice, LoadingNote } from '@title24/ui';
import { useLoaded } from '../use-loaded.ts';

interface Props {
  /** Photographs to begin with; the same array until others are chosen. */
  readonly files: readonly File[];
  /** Opens the plan made from them. */
  readonly onOpen: (plan: File) => void;
}

/** The dialog of photographs is a separate chunk: most plans are PDFs. */
const load = () => import(/* webpackChunkName: "photo-sheets" */ './photo-sheets.tsx');

/** Makes a plan from photographs, once its script is loaded. */
export function LazyPhotoSheets(props: Props) {
  const { loaded, hasFailed, retry } = useLoaded(load);
  if (loaded) return <loaded.PhotoSheets {...props} />;
  if (!hasFailed) return <LoadingNote>Opening the photos…</LoadingNote>;
  return (
    <FailureNotice
      title="The photos could not be opened"
      reason="We couldn’t reach our server. Check your connection, and try again."
      onRetry={retry}
    />
  );
}
