import type { OpenPlan, PlanPage } from '@title24/plan-reader';
import { PlanProblem } from '@title24/plan-reader/problem';
import {
  cornersProblem,
  type Point,
  type SheetCorners,
  straightSize,
  turnedCorners,
} from '@title24/shared-domain/takeoff';
import { Alert, Button, Cluster, Dialog, Select, Stack } from '@title24/ui';
import { useId, useState } from 'react';
import { CornerFrame } from './corner-frame.tsx';
import { photoCanvas, straightened, turnedCanvas } from './photo-canvas.ts';

interface Props {
  readonly plan: OpenPlan;
  readonly page: PlanPage;
  /** Opens the straightened sheet in place of the photograph. */
  readonly onOpen: (file: File) => void;
}

interface Photo {
  readonly canvas: HTMLCanvasElement;
  readonly corners: SheetCorners;
}

/** Sizes of the sheets that plans are printed on, in inches, in landscape format. */
const sheets = [
  [36, 24],
  [24, 18],
  [42, 30],
  [48, 36],
  [17, 11],
  [11, 8.5],
] as const;

/** Pixels of the longer side of a straightened sheet: 111 per inch for a sheet of 36 inches. */
const maxPixels = 4000;

/**
 * Straightens a photographed sheet: the user turns it upright and marks its four corners. Nothing leaves the browser,
 * and the photograph stays open until the sheet is ready.
 */
export function StraightenPhoto({ plan, page, onOpen }: Props) {
  const id = useId();
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [sheet, setSheet] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isWorking) return;
    setProblem(null);
    setIsWorking(true);
    try {
      await work();
    } catch (error) {
      setProblem(
        error instanceof PlanProblem
          ? error.message
          : 'The photo could not be straightened. Take a smaller one.',
      );
    }
    setIsWorking(false);
  }

  const begin = () =>
    attempt(async () => {
      const canvas = await photoCanvas(plan, page);
      setPhoto({ canvas, corners: firstCorners(canvas) });
    });

  function straighten({ canvas, corners }: Photo): void {
    const wrong = cornersProblem(corners, canvas);
    if (wrong !== null) {
      setProblem(`${wrong}.`);
      return;
    }
    void attempt(async () => {
      const size = straightSize(corners, aspectOf(sheet, corners), maxPixels);
      onOpen(await straightened(canvas, corners, size, plan.name));
      setPhoto(null);
    });
  }

  function move(corner: number, to: Point): void {
    setPhoto((before) => {
      if (!before) return before;
      const corners = before.corners.map((each, index) => (index === corner ? to : each));
      return { ...before, corners: corners as unknown as SheetCorners };
    });
  }

  const shownProblem = problem !== null && (
    <Alert tone="danger" role="alert" title="Not straightened yet">
      <p>{problem}</p>
    </Alert>
  );
  return (
    <>
      <Cluster>
        <Button variant="secondary" size="small" onClick={() => void begin()}>
          Straighten this photo
        </Button>
      </Cluster>
      {photo === null && shownProblem}
      <Dialog
        open={photo !== null}
        onClose={() => setPhoto(null)}
        title="Straighten the photo"
        size="large"
        footer={
          photo && (
            <Cluster>
              <Button onClick={() => straighten(photo)}>{isWorking ? 'Straightening…' : 'Straighten'}</Button>
              <Button
                variant="secondary"
                onClick={() =>
                  !isWorking &&
                  setPhoto({
                    canvas: turnedCanvas(photo.canvas),
                    corners: turnedCorners(photo.corners, photo.canvas.height),
                  })
                }
              >
                Turn a quarter
              </Button>
            </Cluster>
          )
        }
      >
        {photo && (
          <Stack>
            <p id={`${id}-how`}>
              Turn the photo until its text is upright. Then put the four marks on the corners of the sheet:
              drag them, or use the arrow keys, with Shift for larger steps.
            </p>
            {shownProblem}
            <Select
              label="Size of the sheet"
              hint="In the corner of most plans. Without it, set the scale and check it in the other direction."
              value={sheet}
              onChange={({ target }) => setSheet(target.value)}
            >
              <option value="">Not sure</option>
              {sheets.map(([long, short]) => (
                <option key={long} value={String(long / short)}>
                  {long} × {short} in
                </option>
              ))}
            </Select>
            <CornerFrame
              photo={photo.canvas}
              corners={photo.corners}
              onMove={move}
              describedBy={`${id}-how`}
            />
          </Stack>
        )}
      </Dialog>
    </>
  );
}

/** Initially a little inside of the photograph. */
function firstCorners({ width, height }: HTMLCanvasElement): SheetCorners {
  const [left, top, right, bottom] = [0.1 * width, 0.1 * height, 0.9 * width, 0.9 * height];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Width divided by height of the paper in the photograph; null if its size is not known. */
function aspectOf(sheet: string, corners: SheetCorners): number | null {
  if (sheet === '') return null;
  const { width, height } = straightSize(corners, null, Number.POSITIVE_INFINITY);
  return width >= height ? Number(sheet) : 1 / Number(sheet);
}
