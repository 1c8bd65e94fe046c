import type { TakeoffEntry, TracedPlan } from '@title24/shared-domain/projects';
import {
  type Boundary,
  edgeEnd,
  edgeLength,
  feetPerUnit,
  isScaleLongEnough,
  linesInPicture,
  minScalePixels,
  type Point,
  parseLength,
  snapPoint,
  writeLength,
} from '@title24/shared-domain/takeoff';
import { useMemo, useState } from 'react';
import { Cursor } from '../loupe/cursor.ts';
import { nearestOnSheet } from '../plan-view/on-sheet.ts';
import { findOnPlan, nextWall, type OnPlan } from './find-on-plan.ts';
import {
  addRectangle,
  type CornerPlace,
  closeTraced,
  type Edited,
  moveCorner,
  type OutlineKind,
  openCorners,
  openOutlineOf,
  placeCorner,
  removeCorner,
  splitWall,
  tagWall,
} from './outline-edits.ts';
import {
  isDrawn,
  onSheet,
  pageOf,
  scaleOfPage,
  setCheck,
  setFront,
  setNorth,
  setScale,
} from './sheet-edits.ts';
import type { Tool } from './tools.ts';
import { describeCursor, describeOnPlan } from './tracing-texts.ts';
import type { PageLines } from './use-page-lines.ts';
import type { Viewport } from './viewport.ts';

/** How close, in CSS pixels, a point must be to snap, to select a wall or corner, or to close the outline. */
const reach = { snap: 8, wall: 10, sameCorner: 1 } as const;

interface Options {
  readonly plan: TakeoffEntry;
  /** The current page. */
  readonly sheet: TracedPlan;
  /** Snap targets. */
  readonly lines: PageLines;
  /** Index of the story, from 0. */
  readonly story: number;
  readonly change: (update: (plan: TakeoffEntry) => TakeoffEntry) => void;
  /** Announces a change to screen readers. */
  readonly announce: (words: string) => void;
}

/** Returns the state of the tracing workspace (tool, points so far, selection) and its click and key handlers. */
export function useTracing({ plan, sheet, lines, story, change, announce }: Options) {
  const [cursor] = useState(() => new Cursor());
  const scale = scaleOfPage(plan, sheet.page);
  const [tool, setTool] = useState<Tool>(() =>
    !scale ? 'scale' : isDrawn(plan.stories[story]) ? 'choose' : 'outline',
  );
  const [kind, setKind] = useState<OutlineKind>('floor');
  const [marks, setMarks] = useState<readonly Point[]>([]);
  const [chosen, setChosen] = useState<OnPlan | null>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const feet = scale ? feetPerUnit(scale) : null;
  const isOnPage = !isDrawn(plan.stories[story]) || pageOf(plan, story) === sheet.page;
  const shown = isOnPage ? plan.stories[story] : undefined;
  const open = useMemo(() => (isOnPage ? openCorners(plan, story) : []), [plan, story, isOnPage]);
  const corners = useMemo(() => shown?.polygons.flatMap(({ points }) => points) ?? [], [shown]);

  function refuse(words: string): void {
    setProblem(words);
    announce(words);
  }

  /**
   * Applies and announces an edit, or shows why it is refused.
   * @returns whether the edit succeeded
   */
  function apply(edit: (before: TakeoffEntry) => Edited, words: (after: TakeoffEntry) => string): boolean {
    let refused: string | undefined;
    change((before) => {
      const edited = edit(before);
      refused = edited.refused;
      if (edited.plan) announce(words(edited.plan));
      return edited.plan ?? before;
    });
    if (refused !== undefined) refuse(`${refused}.`);
    else setProblem(null);
    return refused === undefined;
  }

  function take(next: Tool): void {
    setTool(next);
    setMarks([]);
    setTyped('');
    setProblem(null);
    if (next !== 'choose' && next !== 'move') setChosen(null);
  }

  /** Returns the position to which the current tool snaps a point. */
  function snapped(point: Point, view: Viewport, isFree: boolean): Point {
    if (isFree || tool === 'choose' || tool === 'front' || tool === 'north') return point;
    const others =
      chosen && tool === 'move' ? corners.filter((each) => !sameAs(each, cornerPoint())) : corners;
    const tolerance = reach.snap / view.scale;
    return snapPoint(point, {
      corners: tool === 'outline' || tool === 'rectangle' || tool === 'move' ? others : [],
      open: tool === 'outline' ? open : [],
      drawn: lines.picture ? linesInPicture(lines.picture, point, tolerance) : lines.drawn,
      tolerance,
    }).point;
  }

  function cornerPoint(): Point | undefined {
    return chosen?.kind === 'corner' ? shown?.polygons[chosen.outline]?.points[chosen.index] : undefined;
  }

  function mark(point: Point, view: Viewport): void {
    const [first] = marks;
    if (marks.length !== 1 || !first) {
      setMarks([point]);
      setProblem(null);
      announce('First point set.');
      return;
    }
    switch (tool) {
      case 'scale':
      case 'check':
        if (!isScaleLongEnough(first, point, view.scale)) {
          const pixels = Math.round(edgeLength([first, point]) * view.scale);
          refuse(
            `These points are ${pixels} pixels apart. Choose two that are ${minScalePixels} or more apart, or zoom in first.`,
          );
          return;
        }
        setMarks([first, point]);
        setProblem(null);
        announce('Second point set. Type the length between the points.');
        return;
      case 'north':
        if (edgeLength([first, point]) === 0) return;
        apply(
          (before) => ({ plan: setNorth(before, first, point) }),
          ({ northBearing = 0 }) => `North is at ${northBearing} degrees from the top of the page.`,
        );
        take('choose');
        return;
      case 'rectangle':
        if (
          apply(
            (before) => addRectangle(onSheet(before, sheet, story), story, kind, first, point),
            (after) => describeOnPlan(after, story, lastOutline(after, story)),
          )
        )
          setMarks([]);
        return;
      default:
    }
  }

  /** Handles a click, or Enter at the crosshair. */
  function act(at: Point, view: Viewport, isFree = false): void {
    const point = snapped(at, view, isFree);
    const isMark = tool === 'scale' || tool === 'check' || tool === 'north';
    if (tool === 'check' && plan.plan && plan.plan.page !== sheet.page)
      refuse(`The scale can be checked on page ${plan.plan.page} only.`);
    else if (isMark) mark(point, view);
    else if (!isOnPage) refuse('This story is traced on another page.');
    else if (tool === 'choose') choose(findOnPlan(shown, point, reach.wall / view.scale));
    else if (feet === null) refuse('Set the scale of this page first.');
    else if (tool === 'rectangle') mark(point, view);
    else if (tool === 'front') makeFront(findOnPlan(shown, point, reach.wall / view.scale, ['wall']));
    else if (tool === 'move') moveTo(point);
    else place(point, view);
  }

  function place(point: Point, view: Viewport): void {
    const [first] = open;
    const isFirst = first && edgeLength([first, point]) <= reach.sameCorner / view.scale;
    if (isFirst && open.length >= 3) close();
    else setCorner(point);
  }

  function setCorner(point: Point): void {
    setTyped('');
    apply(
      (before) => placeCorner(onSheet(before, sheet, story), story, kind, point),
      (after) => {
        const [from, to] = openCorners(after, story).slice(-2);
        if (!from || !to) return 'First corner set.';
        const count = openCorners(after, story).length - 1;
        return describeOnPlan(after, story, {
          kind: 'wall',
          outline: openOutlineOf(after, story) ?? 0,
          index: count - 1,
        });
      },
    );
  }

  function close(): void {
    setTyped('');
    const at = openOutlineOf(plan, story);
    const isClosed = apply(
      (before) => closeTraced(before, story),
      (after) => describeOnPlan(after, story, at === null ? null : { kind: 'corner', outline: at, index: 0 }),
    );
    if (isClosed) setChosen(null);
  }

  function choose(found: OnPlan | null): void {
    setChosen(found);
    setProblem(null);
    announce(found ? describeOnPlan(plan, story, found) : '');
  }

  function makeFront(wall: OnPlan | null): void {
    if (!wall) {
      refuse('Click a wall of an outline that you have traced.');
      return;
    }
    apply(
      (before) => ({ plan: setFront(before, { story, outline: wall.outline }, wall.index) }),
      ({ frontBearing = 0 }) => `The front is at ${frontBearing} degrees from the top of the page.`,
    );
    take('choose');
  }

  function moveTo(point: Point): void {
    if (chosen?.kind !== 'corner') {
      take('choose');
      return;
    }
    const place: CornerPlace = { story, outline: chosen.outline, corner: chosen.index };
    if (
      apply(
        (before) => moveCorner(before, place, point),
        (after) => describeOnPlan(after, story, chosen),
      )
    )
      setTool('choose');
  }

  /** Ends the current wall at the typed length. */
  function placeTyped(isFree: boolean): void {
    const length = parseLength(typed);
    if (length === null || length === 0) {
      refuse('Type the length in feet, or feet and inches, like 24\' 6".');
      return;
    }
    const toward = cursor.state().point;
    const end = toward && feet !== null ? edgeEnd(open, toward, length / feet, isFree) : null;
    if (!end) {
      refuse('First point in the direction of the wall, then type its length.');
      return;
    }
    setCorner(end);
    cursor.move(end, cursor.state().by);
  }

  /**
   * Handles Backspace or a key that can be part of a length.
   * @returns whether the key was handled
   */
  function typeLength(key: string): boolean {
    if (tool !== 'outline' || open.length === 0 || feet === null) return false;
    if (key === 'Backspace') {
      if (typed === '') return false;
      setTyped(typed.slice(0, -1));
      return true;
    }
    // Until a digit or period is typed, other keys keep their functions, such as zooming with minus.
    if (typed === '' && !/^[\d.]$/.test(key)) return false;
    setTyped(typed + key);
    return true;
  }

  /** Clears the first of these that is set: typed length, marked points, tool, selection. Outlines stay. */
  function leave(): void {
    setProblem(null);
    if (typed !== '') setTyped('');
    else if (marks.length > 0) setMarks([]);
    else if (tool !== 'choose') take('choose');
    else setChosen(null);
    announce(
      tool !== 'choose' && typed === '' && marks.length === 0 ? 'Tool closed. Your tracing is kept.' : '',
    );
  }

  function moveCrosshair(step: Point, start: Point, view: Viewport): void {
    const { point } = cursor.state();
    const from = point ?? open.at(-1) ?? start;
    const to = nearestOnSheet([from[0] + step[0], from[1] + step[1]], sheet);
    cursor.move(to, 'keys');
    view.reveal(to);
    announce(describeCursor(to, open.at(-1) ?? marks.at(-1) ?? null, feet));
  }

  return {
    cursor,
    tool,
    kind,
    marks,
    chosen,
    typed,
    problem,
    scale,
    /** Feet per page unit. Null without a scale. */
    feet,
    isOnPage,
    shown,
    open,
    take,
    setKind,
    snapped,
    act,
    close,
    choose,
    leave,
    placeTyped,
    typeLength,
    moveCrosshair,
    makeFront,
    selectNextWall: (step: 1 | -1) => {
      const wall = nextWall(shown, chosen, step);
      if (wall) choose(wall);
      else refuse('There is no wall yet.');
    },
    tag: (boundary: Boundary) => {
      if (chosen?.kind !== 'wall') {
        refuse('Choose a wall first: [ and ] go from one to the next.');
        return;
      }
      apply(
        (before) => ({ plan: tagWall(before, { story, outline: chosen.outline }, chosen.index, boundary) }),
        (after) => describeOnPlan(after, story, chosen),
      );
    },
    drag: (corner: OnPlan, point: Point) =>
      apply(
        (before) => moveCorner(before, { story, outline: corner.outline, corner: corner.index }, point),
        (after) => describeOnPlan(after, story, corner),
      ),
    split: () => {
      if (chosen?.kind !== 'wall') return;
      const isSplit = apply(
        (before) => splitWall(before, { story, outline: chosen.outline }, chosen.index),
        () => 'A corner was added in the middle of the wall.',
      );
      if (isSplit) setChosen({ kind: 'corner', outline: chosen.outline, index: chosen.index + 1 });
    },
    removeCorner: () => {
      if (chosen?.kind !== 'corner') return;
      const isRemoved = apply(
        (before) => removeCorner(before, { story, outline: chosen.outline, corner: chosen.index }),
        () => 'The corner is removed.',
      );
      if (isRemoved) setChosen(null);
    },
    /** @param lengthFeet - real distance between the two marked points */
    measure: (lengthFeet: number) => {
      const [a, b] = marks;
      if (!a || !b) return;
      apply(
        (before) => ({
          plan:
            tool === 'check'
              ? setCheck(before, { a, b, lengthFeet })
              : setScale(before, sheet, story, { a, b, lengthFeet }),
        }),
        () =>
          tool === 'check'
            ? 'The scale is checked.'
            : `The scale is set: this length is ${writeLength(lengthFeet)}.`,
      );
      take(tool === 'scale' ? 'outline' : 'choose');
    },
    refuse,
  };
}

export type Tracing = ReturnType<typeof useTracing>;

function lastOutline(plan: TakeoffEntry, story: number): OnPlan {
  return { kind: 'corner', outline: (plan.stories[story]?.polygons.length ?? 1) - 1, index: 0 };
}

function sameAs(one: Point, other: Point | undefined): boolean {
  return other !== undefined && one[0] === other[0] && one[1] === other[1];
}
