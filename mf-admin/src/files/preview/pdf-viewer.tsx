import type { Zoom } from '@title24/plan-reader/pdf-preview';
import { pdfDocument } from '@title24/plan-reader/pdf-preview';
import { Alert, Button, FailureNotice, LoadingNote } from '@title24/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './preview.module.css';
import type { ReadRange } from './range-reader.ts';
import { type PdfState, usePdfFrame } from './use-pdf-frame.ts';
import { zoomIn, zoomOut } from './zoom-steps.ts';

interface Props {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly read: ReadRange;
}

/** Shows a PDF, which is read in a sandboxed frame without access to this page or the login. */
export function PdfViewer(props: Props) {
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [attempt, setAttempt] = useState(0);
  return (
    <PdfPages
      key={attempt}
      {...props}
      {...{ page, setPage, zoom, setZoom }}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

interface PagesProps extends Props {
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly zoom: Zoom;
  readonly setZoom: (zoom: Zoom) => void;
  readonly onRetry: () => void;
}

function PdfPages({ name, size, read, page, setPage, zoom, setZoom, onRetry }: PagesProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const { state, onLoad } = usePdfFrame(frame, { size, read, page, zoom });
  const { pages, shown, problem } = state;
  const scale = shown?.scale ?? 1;

  useEffect(() => {
    if (number.current) number.current.value = String(page);
  }, [page]);

  function go(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = Number(new FormData(event.currentTarget).get('page'));
    if (Number.isInteger(typed) && typed >= 1 && typed <= pages) setPage(typed);
    else if (number.current) number.current.value = String(page);
  }

  return (
    <>
      {pages > 0 && (
        <div className={styles.controls}>
          <Button
            variant="secondary"
            size="small"
            aria-disabled={page <= 1}
            onClick={() => setPage(Math.max(1, page - 1))}
          >
            Previous page
          </Button>
          <form className={styles.pageNumber} onSubmit={go}>
            <label>
              Page{' '}
              <input ref={number} name="page" inputMode="numeric" autoComplete="off" defaultValue={page} />
            </label>{' '}
            of {pages}
          </form>
          <Button
            variant="secondary"
            size="small"
            aria-disabled={page >= pages}
            onClick={() => setPage(Math.min(pages, page + 1))}
          >
            Next page
          </Button>
          <span className={styles.zoom}>
            <Button variant="secondary" size="small" onClick={() => setZoom(zoomOut(scale))}>
              Smaller
            </Button>
            <Button variant="secondary" size="small" onClick={() => setZoom(zoomIn(scale))}>
              Larger
            </Button>
            <Button variant="secondary" size="small" onClick={() => setZoom(1)}>
              Actual size
            </Button>
            <Button variant="secondary" size="small" onClick={() => setZoom('fit')}>
              Whole page
            </Button>
          </span>
        </div>
      )}
      <p role="status" className={styles.state}>
        {stateLabels(state, page)}
      </p>
      {problem && <Problem problem={problem} onRetry={onRetry} />}
      {!problem && !shown && <LoadingNote>Opening the PDF…</LoadingNote>}
      {shown && !shown.isWhole && (
        <Alert tone="warning">
          <p>This PDF can’t be shown here. Download the file to see it.</p>
        </Alert>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        title={`Preview of ${name}`}
        sandbox="allow-scripts"
        srcDoc={pdfDocument}
        onLoad={onLoad}
        hidden={problem !== null && pages === 0}
      />
    </>
  );
}

function stateLabels({ shown, problem }: PdfState, page: number): string {
  if (problem || !shown) return '';
  if (shown.page !== page) return `Loading page ${page}…`;
  return `Page ${shown.page}, at ${Math.round(shown.scale * 100)} % of its actual size`;
}

const withoutRetry = {
  password: 'This PDF is protected by a password. Download it to open it.',
  damaged: 'This PDF cannot be read here. Download it and try another program.',
  page: 'This page cannot be shown here. Download the file to see it.',
};

function Problem({
  problem,
  onRetry,
}: {
  readonly problem: NonNullable<PdfState['problem']>;
  readonly onRetry: () => void;
}) {
  if (problem === 'start' || problem === 'read')
    return (
      <FailureNotice
        title="The preview stopped"
        reason="The connection was lost, or the file is no longer there. You can also download it."
        onRetry={onRetry}
      />
    );
  return (
    <Alert tone="warning" role="alert">
      <p>{withoutRetry[problem]}</p>
    </Alert>
  );
}
