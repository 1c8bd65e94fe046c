import { Alert, Button, Cluster, Dialog, LoadingNote, Select, Stack } from '@title24/ui';
import { useEffect, useId, useState } from 'react';
import { CornerFrame } from './corner-frame.tsx';
import styles from './photo.module.css';
import { PhotoField } from './photo-field.tsx';
import { paperNames } from './sheet-sizes.ts';
import { ShotStrip } from './shot-strip.tsx';
import { framedShot, shotProblem, wholeShot } from './shots.ts';
import { useShots } from './use-shots.ts';

interface Props {
  /** Photos to add. When the array changes, its photos are added to the earlier ones. */
  readonly files: readonly File[];
  /** Receives the finished plan. */
  readonly onOpen: (plan: File) => void;
}

/**
 * A dialog that makes a plan from photos, which can be reordered, turned and straightened. No data leaves the
 * browser. Closing keeps the photos.
 */
export function PhotoSheets({ files, onOpen }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(true);
  const [paper, setPaper] = useState('');
  const shots = useShots();
  const { current, picture, skipped, work, problem } = shots;
  const count = shots.shots.length;
  useEffect(() => {
    setIsOpen(true);
    void shots.add(files);
  }, [files]);

  async function next(): Promise<void> {
    const plan = await shots.next(paper);
    if (!plan) return;
    setIsOpen(false);
    onOpen(plan);
  }

  const open = shots.shots.findIndex((shot) => shot !== current && shotProblem(shot) !== null);
  const nextLabel =
    open !== -1 ? `Next: sheet ${open + 1}` : count > 1 ? `Open the ${count} sheets` : 'Open the plan';
  return (
    <>
      {!isOpen && count > 0 && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
            Back to your {count === 1 ? 'photo' : `${count} photos`}
          </Button>
        </div>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Photos of the plan"
        size="large"
        footer={
          current && (
            <Cluster>
              <Button onClick={() => void next()}>{work ?? nextLabel}</Button>
              <Button variant="secondary" onClick={shots.turn}>
                Turn a quarter
              </Button>
              <Button variant="secondary" onClick={() => shots.change(wholeShot)}>
                Use the whole photo
              </Button>
            </Cluster>
          )
        }
      >
        <Stack>
          {skipped.length > 0 && (
            <Alert tone="warning" role="alert" title="Left out">
              <ul>
                {skipped.map(({ name, reason }, index) => (
                  <li key={`${index} ${name}`}>
                    {name}: {reason}
                  </li>
                ))}
              </ul>
            </Alert>
          )}
          {current && (
            <>
              <p id={`${id}-how`}>
                Turn each photo until its text is upright. Then drag the four marks to the corners of the
                sheet, or move them with the arrow keys, with Shift for larger steps.
              </p>
              {picture ? (
                <CornerFrame
                  key={current.id}
                  photo={picture}
                  corners={current.corners}
                  onMove={(corner, to) => shots.change((shot) => framedShot(shot, corner, to))}
                  describedBy={`${id}-how`}
                />
              ) : (
                problem === null && <LoadingNote>Opening the photo…</LoadingNote>
              )}
              {/* The message is below the photo, so that the photo does not move when the message disappears. */}
              {problem !== null && (
                <div className={styles.problem}>
                  <Alert tone="danger" role="alert" title={`Sheet ${shots.shots.indexOf(current) + 1}`}>
                    <p>{problem}</p>
                  </Alert>
                </div>
              )}
              <ShotStrip
                shots={shots.shots}
                current={current}
                thumbnails={shots.thumbnails}
                onChoose={shots.choose}
                onMove={shots.move}
                onRemove={shots.remove}
              />
              <Select
                label="Size of the sheets"
                hint="In the corner of most plans. Without it, set the scale and check it in the other direction."
                value={paper}
                onChange={({ target }) => setPaper(target.value)}
              >
                <option value="">Not sure</option>
                {paperNames.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            </>
          )}
          {work !== null && !current && <LoadingNote>{work}</LoadingNote>}
          {work === null && (
            <PhotoField
              id={`${id}-more`}
              label={count === 0 ? 'Photos' : 'Add photos'}
              hint="One for each sheet. They stay in this browser."
              onChoose={(more) => void shots.add(more)}
            />
          )}
        </Stack>
      </Dialog>
    </>
  );
}
