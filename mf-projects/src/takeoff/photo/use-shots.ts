import { straightSize } from '@title24/shared-domain/takeoff';
import { useEffect, useRef, useState } from 'react';
import { photoCanvas, straightened, turnedCanvas } from './photo-canvas.ts';
import { photoProblem } from './photo-problem.ts';
import { aspectOf, paperOf } from './sheet-sizes.ts';
import { pdfOfSheets, type SheetPicture } from './sheets-pdf.ts';
import { movedShot, newShot, type Shot, shotProblem, turnedShot } from './shots.ts';

export const maxShots = 20;

/** Maximum side length of a straightened sheet in pixels. A sheet 36 inches long gets 111 pixels per inch. */
const maxPixels = 4000;

/** Maximum side length of a thumbnail in pixels. */
const thumbnailSide = 240;

/** A photo that could not be added, and why. */
interface SkippedFile {
  readonly name: string;
  readonly reason: string;
}

/** The picture of the most recently loaded photo. The picture is already turned. */
interface Shown {
  readonly id: number;
  readonly turns: number;
  readonly canvas: HTMLCanvasElement;
}

interface Shots {
  readonly shots: readonly Shot[];
  /** The photo whose corners the user can mark. Undefined if there are no photos. */
  readonly current: Shot | undefined;
  /** The current photo's picture. Null until it is loaded. */
  readonly picture: HTMLCanvasElement | null;
  readonly thumbnails: ReadonlyMap<number, HTMLCanvasElement>;
  readonly skipped: readonly SkippedFile[];
  /** Progress message, or null. */
  readonly work: string | null;
  /** The reason why an action or the loading of the current photo failed; null if neither failed. */
  readonly problem: string | null;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly choose: (id: number) => void;
  readonly change: (update: (shot: Shot) => Shot) => void;
  readonly turn: () => void;
  readonly move: (by: number) => void;
  readonly remove: () => void;
  /**
   * Makes the plan and returns it. If the current photo has a problem, shows the problem and returns null
   * instead. If another photo has a problem, selects that photo and returns null. Also returns null if another
   * operation is running or the plan cannot be made.
   */
  readonly next: (paper: string) => Promise<File | null>;
}

/** Manages a plan's photos, from selection to plan file. Nothing leaves the browser. */
export function useShots(): Shots {
  const [shots, setShots] = useState<readonly Shot[]>([]);
  const [currentId, setCurrentId] = useState<number | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [thumbnails, setThumbnails] = useState<ReadonlyMap<number, HTMLCanvasElement>>(new Map());
  const [skipped, setSkipped] = useState<readonly SkippedFile[]>([]);
  const [work, setWork] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const lastId = useRef(0);
  const isBusy = useRef(false);
  /** Photos to add, including those chosen during another operation. */
  const waiting = useRef<File[]>([]);
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);

  const current = shots.find(({ id }) => id === currentId) ?? shots[0];
  useEffect(() => {
    if (!current) return;
    const { id, file, turns } = current;
    if (shown?.id === id && shown.turns === turns) return;
    // The picture has already been read, so it only needs to be turned.
    if (shown?.id === id) {
      setShown({ id, turns, canvas: turnedCanvas(shown.canvas) });
      return;
    }
    const reading = new AbortController();
    photoCanvas(file, { turns, signal: reading.signal }).then(
      (canvas) => !reading.signal.aborted && setShown({ id, turns, canvas }),
      (error) => !reading.signal.aborted && setProblem(photoProblem(error)),
    );
    return () => reading.abort();
  }, [current?.id, current?.turns, shown]);

  /** Runs one operation at a time. Returns null if another is running or the operation fails. */
  async function attempt<Result>(words: string, action: () => Promise<Result>): Promise<Result | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setProblem(null);
    setWork(words);
    try {
      return await action();
    } catch (error) {
      if (!gone.current.signal.aborted) setProblem(photoProblem(error));
      return null;
    } finally {
      isBusy.current = false;
      setWork(null);
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    waiting.current.push(...files);
    await attempt('Opening the photos…', async () => {
      setSkipped([]);
      let room = maxShots - shots.length;
      for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
        if (room === 0) skip(file, `A plan can have ${maxShots} photos.`);
        else if (await addOne(file)) room -= 1;
      }
    });
  }

  /** Returns whether the photo could be read. */
  async function addOne(file: File): Promise<boolean> {
    const { signal } = gone.current;
    try {
      const canvas = await photoCanvas(file, { signal });
      lastId.current += 1;
      const shot = newShot(lastId.current, file, canvas);
      setThumbnails((before) => new Map(before).set(shot.id, smaller(canvas)));
      setShots((before) => [...before, shot]);
      return true;
    } catch (error) {
      if (signal.aborted) throw error;
      skip(file, photoProblem(error));
      return false;
    }
  }

  function skip({ name }: File, reason: string): void {
    setSkipped((before) => [...before, { name, reason }]);
  }

  function choose(id: number): void {
    setProblem(null);
    setCurrentId(id);
  }

  function change(update: (shot: Shot) => Shot): void {
    setProblem(null);
    setShots((before) => before.map((shot) => (shot.id === current?.id ? update(shot) : shot)));
  }

  function turn(): void {
    if (!current || shown?.id !== current.id || shown.turns !== current.turns || isBusy.current) return;
    change(turnedShot);
    setThumbnails((before) => {
      const thumbnail = before.get(current.id);
      return thumbnail ? new Map(before).set(current.id, turnedCanvas(thumbnail)) : before;
    });
  }

  function remove(): void {
    if (!current || isBusy.current) return;
    const at = shots.indexOf(current);
    setProblem(null);
    setShots((before) => before.filter(({ id }) => id !== current.id));
    setCurrentId((shots[at + 1] ?? shots[at - 1])?.id ?? null);
  }

  async function next(paper: string): Promise<File | null> {
    const wrong = current && shotProblem(current);
    if (!current || wrong) {
      setProblem(wrong ?? null);
      return null;
    }
    const open = shots.find((shot) => shotProblem(shot) !== null);
    if (open) {
      choose(open.id);
      return null;
    }
    const plan = await attempt('Straightening…', () => planOf(paper));
    if (waiting.current.length > 0) void add([]);
    return plan;
  }

  async function planOf(paper: string): Promise<File> {
    const sheets: SheetPicture[] = [];
    for (const [index, { file, turns, corners }] of shots.entries()) {
      if (shots.length > 1) setWork(`Straightening sheet ${index + 1} of ${shots.length}…`);
      const photo = await photoCanvas(file, { turns, signal: gone.current.signal });
      const size = straightSize(corners, aspectOf(paper, corners), maxPixels);
      sheets.push({ jpeg: await straightened(photo, corners, size), ...size, paper: paperOf(paper, size) });
      gone.current.signal.throwIfAborted();
    }
    return new File([pdfOfSheets(sheets)], 'Plan from photos.pdf', { type: 'application/pdf' });
  }

  return {
    shots,
    current,
    picture: shown?.id === current?.id && shown?.turns === current?.turns ? (shown?.canvas ?? null) : null,
    thumbnails,
    skipped,
    work,
    problem,
    add,
    choose,
    change,
    turn,
    move: (by) => current && setShots((before) => movedShot(before, current.id, by)),
    remove,
    next,
  };
}

function smaller(photo: HTMLCanvasElement): HTMLCanvasElement {
  const scale = Math.min(1, thumbnailSide / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas;
}
