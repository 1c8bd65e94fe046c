import type { OpenPlan, PlanPage } from '@title24/plan-reader';
import { PlanProblem } from '@title24/plan-reader/problem';
import { Alert, Button, Cluster, LoadingNote } from '@title24/ui';
import { type KeyboardEvent, type ReactNode, type SVGProps, useId, useState } from 'react';
import styles from './plan-view.module.css';
import type { PlanViewport } from './plan-viewport.ts';
import { usePlanSheet } from './use-plan-sheet.ts';

interface Props {
  /** Null for an empty sheet. */
  readonly plan: OpenPlan | null;
  readonly page: PlanPage;
  /** Accessible name, such as 'Page 2 of plans.pdf'. */
  readonly label: string;
  /** Ids of elements with more instructions, separated by spaces. */
  readonly describedBy?: string;
  /** 'application' if arrow and letter keys have functions. */
  readonly role?: 'group' | 'application';
  /** Handles keys pressed on the plan or in a field over it. `preventDefault` keeps a key from zooming or scrolling. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>, view: PlanViewport) => void;
  /** Whether the user can pan by dragging without holding the space bar. */
  readonly panByDrag?: boolean;
  readonly overlayProps?: SVGProps<SVGSVGElement>;
  /** A drawing over the page, in plan units. */
  readonly children?: (view: PlanViewport) => ReactNode;
  /** Content over the page and the drawing, in an element as large as the page. */
  readonly over?: ((view: PlanViewport) => ReactNode) | undefined;
  /** Replaces the visible hint on how to zoom and move the plan. */
  readonly note?: ((view: PlanViewport) => ReactNode) | undefined;
}

/**
 * Shows a page of a plan. The user can zoom with buttons, keys, the wheel or two fingers, and move the page by
 * scrolling or dragging.
 */
export function PlanView({
  plan,
  page,
  label,
  describedBy,
  role = 'group',
  onKeyDown,
  panByDrag = false,
  overlayProps,
  children,
  over,
  note,
}: Props) {
  const [failed, setFailed] = useState<{ readonly page: PlanPage; readonly reason: unknown } | null>(null);
  const { viewport, sheet, paper, view, isSharp, zoomIn, zoomOut, fit, repaint, onKey } = usePlanSheet({
    plan,
    page,
    panByDrag,
    onProblem: (reason) => setFailed({ page, reason }),
  });
  const problem = failed?.page === page ? failed.reason : null;
  const hint = useId();
  // The viewport scrolls, so keyboard users must be able to focus it.
  const control = {
    role,
    'aria-label': label,
    tabIndex: 0,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (view) onKeyDown?.(event, view);
      if (!event.defaultPrevented) onKey(event);
    },
  };
  return (
    <div className={styles.view}>
      <div className={styles.foot}>
        <Cluster>
          <Button variant="secondary" size="small" onClick={zoomOut}>
            Zoom out
          </Button>
          <Button variant="secondary" size="small" onClick={zoomIn}>
            Zoom in
          </Button>
          <Button variant="secondary" size="small" onClick={fit}>
            Fit
          </Button>
          <span className={styles.scale}>{view ? `${percentOf(view.scale, plan)} %` : ''}</span>
        </Cluster>
        {note && <div className={styles.hint}>{view && note(view)}</div>}
        <p id={hint} className={note ? 'visually-hidden' : styles.hint}>
          <span className={styles.byMouse}>
            Plus, minus and the mouse wheel zoom while the plan is selected, and 0 shows the whole page. To
            move, hold the space bar and drag.
          </span>
          <span className={styles.byTouch}>Pinch to zoom, drag to move, tap to set a point.</span>
        </p>
      </div>
      {problem !== null && (
        <Alert tone="warning" role="alert">
          <p>{problem instanceof PlanProblem ? problem.message : 'This page couldn’t be drawn.'}</p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setFailed(null);
              repaint();
            }}
          >
            Try again
          </Button>
        </Alert>
      )}
      <div
        ref={viewport}
        className={styles.viewport}
        {...control}
        aria-describedby={describedBy === undefined ? hint : `${describedBy} ${hint}`}
        aria-busy={plan !== null && !isSharp && problem === null}
      >
        <div className={styles.table}>
          <div ref={sheet} className={styles.sheet}>
            <div ref={paper} className={styles.paper} />
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: the drawing over the plan has its own name, or is hidden */}
            <svg
              aria-hidden={overlayProps?.role === undefined}
              {...overlayProps}
              className={styles.overlay}
              viewBox={`0 0 ${page.width} ${page.height}`}
              preserveAspectRatio="none"
            >
              {view && children?.(view)}
            </svg>
            {view && over?.(view)}
          </div>
        </div>
      </div>
      {plan !== null && !isSharp && problem === null && (
        <div className={styles.drawing}>
          <LoadingNote>Drawing the plan…</LoadingNote>
        </div>
      )}
    </div>
  );
}

/** CSS pixels per PDF point at actual size. */
const pixelsPerPoint = 96 / 72;

function percentOf(scale: number, plan: OpenPlan | null): number {
  return Math.round((scale / (plan?.kind === 'pdf' ? pixelsPerPoint : 1)) * 100);
}
