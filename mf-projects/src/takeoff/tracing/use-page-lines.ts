import type { OpenPlan, PlanPage } from '@title24/plan-reader';
import type { DrawnLines, PagePicture } from '@title24/shared-domain/takeoff';
import { useEffect, useState } from 'react';
import { readPagePicture } from '../picture/read-page-picture.ts';

/** What points of a page snap to. */
export interface PageLines {
  /** Lines that the page draws. */
  readonly drawn: DrawnLines;
  /** The pixels of a page without such lines, as a photograph or a scan, whose dark lines count. */
  readonly picture: PagePicture | null;
}

const none: PageLines = { drawn: new Float32Array(), picture: null };

/** Returns the lines of a page; none until they are read, or if that fails. */
export function usePageLines(plan: OpenPlan, page: PlanPage): PageLines {
  const [read, setRead] = useState<{ readonly page: PlanPage; readonly lines: PageLines } | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    readLines(plan, page, reading.signal).then(
      (lines) => !reading.signal.aborted && setRead({ page, lines }),
      // Without them, points snap to traced corners and to angles.
      () => undefined,
    );
    return () => reading.abort();
  }, [plan, page]);
  return read?.page === page ? read.lines : none;
}

async function readLines(plan: OpenPlan, page: PlanPage, signal: AbortSignal): Promise<PageLines> {
  const drawn = await plan.lines(page.number);
  signal.throwIfAborted();
  return { drawn, picture: drawn.length > 0 ? null : await readPagePicture(plan, page, signal) };
}
