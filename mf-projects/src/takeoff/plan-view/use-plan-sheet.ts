import type { OpenPlan, PlanPage } from '@title24/plan-reader';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { listenToPanning } from './listen-to-panning.ts';
import { listenToZoom } from './listen-to-zoom.ts';
import { PlanPainter } from './plan-painter.ts';
import type { PlanViewport } from './plan-viewport.ts';
import { SheetZoom, sheetMargin } from './sheet-zoom.ts';
import { fittingScale, zoomedBy, zoomLimits } from './zoom.ts';

/**
 * Milliseconds from the last wheel, scroll or resize event to sharp painting. Must exceed the time between wheel events
 * on slow devices.
 */
const settleDelayMs = 150;

/** Zoom steps per button or key press. */
const buttonSteps = 2;

interface Options {
  readonly plan: OpenPlan | null;
  readonly page: PlanPage;
  readonly panByDrag: boolean;
  readonly onProblem: (reason: unknown) => void;
}

interface PlanSheet {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly paper: RefObject<HTMLDivElement | null>;
  /** Null until the sheet's size is known. */
  readonly view: PlanViewport | null;
  /** Whether the visible area is painted at screen resolution. */
  readonly isSharp: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly repaint: () => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Running {
  readonly zoom: SheetZoom;
  readonly repaint: () => void;
  readonly view: () => PlanViewport;
  readonly fit: () => void;
}

/** Sizes, zooms, scrolls and paints a page in the elements of the returned refs. */
export function usePlanSheet({ plan, page, panByDrag, onProblem }: Options): PlanSheet {
  const viewport = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const running = useRef<Running | null>(null);
  const [view, setView] = useState<PlanViewport | null>(null);
  const [sharpPage, setSharpPage] = useState<PlanPage | null>(null);
  const kind = plan?.kind ?? 'pdf';

  useEffect(() => {
    if (!viewport.current || !sheet.current || !paper.current) return;
    const elements = { viewport: viewport.current, sheet: sheet.current };
    const painter =
      plan &&
      new PlanPainter(plan, page, paper.current, {
        onSharp: (isSharp) => setSharpPage(isSharp ? page : null),
        onProblem,
      });
    const sheetRunning = run(elements, page, kind, { painter, onView: setView });
    running.current = sheetRunning;
    return () => {
      running.current = null;
      sheetRunning.stop();
      painter?.close();
    };
  }, [plan, page, kind]);

  useEffect(() => (viewport.current ? listenToPanning(viewport.current, panByDrag) : undefined), [panByDrag]);

  function zoomSteps(steps: number): void {
    const { zoom, view } = running.current ?? {};
    if (zoom) view?.().zoomTo(zoomedBy(zoom.scale, steps, zoom.limits));
  }

  const zoomIn = () => zoomSteps(buttonSteps);
  const zoomOut = () => zoomSteps(-buttonSteps);
  const fit = () => running.current?.fit();

  function onKey(event: KeyboardEvent<HTMLElement>): void {
    // Fields over the plan handle their own keys. With Ctrl or Cmd, the browser zooms.
    if (event.target !== viewport.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const does = { '+': zoomIn, '=': zoomIn, '-': zoomOut, _: zoomOut, '0': fit }[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  }

  const repaint = () => running.current?.repaint();
  const isSharp = sharpPage === page;
  return { viewport, sheet, paper, view, isSharp, zoomIn, zoomOut, fit, repaint, onKey };
}

interface RunOptions {
  readonly painter: PlanPainter | null;
  readonly onView: (view: PlanViewport) => void;
}

function run(
  elements: { readonly viewport: HTMLElement; readonly sheet: HTMLElement },
  page: PlanPage,
  kind: 'pdf' | 'picture',
  { painter, onView }: RunOptions,
): Running & { readonly stop: () => void } {
  const { viewport } = elements;
  const fitting = () =>
    fittingScale(
      { width: viewport.clientWidth - 2 * sheetMargin, height: viewport.clientHeight - 2 * sheetMargin },
      page,
    );
  const first = fitting();
  const zoom = new SheetZoom(elements, page, first, zoomLimits(kind, first));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const makeView = (): PlanViewport => ({
    scale: zoom.scale,
    toPlan: (clientX, clientY) => zoom.toPlan(clientX, clientY),
    zoomTo(scale, around) {
      const { left, top } = viewport.getBoundingClientRect();
      const middle = zoom.toPlan(left + viewport.clientWidth / 2, top + viewport.clientHeight / 2);
      zoom.zoomAt(around ?? middle, scale);
      settle();
    },
    reveal(point) {
      zoom.reveal(point);
    },
    copyTo(canvas, around, units) {
      painter?.copyTo(canvas, around, units);
    },
  });
  let view = makeView();
  onView(view);

  function settle(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    zoom.settle();
    if (view.scale !== zoom.scale) {
      view = makeView();
      onView(view);
    }
    repaint();
  }

  function scheduleSettle(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      timer = setTimeout(settle, settleDelayMs);
    });
  }

  function repaint(): void {
    const { left, top } = viewport.getBoundingClientRect();
    const [fromX, fromY] = zoom.toPlan(left, top);
    const [toX, toY] = zoom.toPlan(left + viewport.clientWidth, top + viewport.clientHeight);
    painter?.show({ left: fromX, top: fromY, right: toX, bottom: toY }, zoom.scale * devicePixelRatio);
  }

  function zoomed(): void {
    painter?.pause();
    scheduleSettle();
  }

  const stopZoom = listenToZoom(viewport, zoom, { onZoom: zoomed, onEnd: settle });
  const resized = new ResizeObserver(scheduleSettle);
  resized.observe(viewport);
  viewport.addEventListener('scroll', scheduleSettle, { passive: true });
  repaint();
  return {
    zoom,
    repaint,
    view: () => view,
    fit: () => view.zoomTo(fitting()),
    stop() {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      stopZoom();
      resized.disconnect();
      viewport.removeEventListener('scroll', scheduleSettle);
      zoom.settle();
    },
  };
}
