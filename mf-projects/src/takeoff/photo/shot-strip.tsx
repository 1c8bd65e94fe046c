import { Button, Cluster, checkIcon, Icon } from '@title24/ui';
import { useEffect, useRef } from 'react';
import styles from './photo.module.css';
import { type Shot, shotProblem } from './shots.ts';

interface Props {
  readonly shots: readonly Shot[];
  readonly current: Shot;
  readonly thumbnails: ReadonlyMap<number, HTMLCanvasElement>;
  readonly onChoose: (id: number) => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

/** Shows a plan's photos in order. The user can select, move and remove them. */
export function ShotStrip({ shots, current, thumbnails, onChoose, onMove, onRemove }: Props) {
  const at = shots.indexOf(current);
  return (
    <div>
      <ol className={styles.strip} aria-label="Sheets">
        {shots.map((shot, index) => (
          <li key={shot.id}>
            <button
              type="button"
              className={styles.shot}
              aria-pressed={shot === current}
              onClick={() => onChoose(shot.id)}
            >
              <Thumbnail canvas={thumbnails.get(shot.id)} />
              <span>
                Sheet {index + 1}
                {shotProblem(shot) === null && (
                  <>
                    {' '}
                    <Icon path={checkIcon} size="small" label="Corners are placed" />
                  </>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Cluster>
        {shots.length > 1 && (
          <>
            <Button variant="secondary" size="small" aria-disabled={at === 0} onClick={() => onMove(-1)}>
              Move earlier
            </Button>
            <Button
              variant="secondary"
              size="small"
              aria-disabled={at === shots.length - 1}
              onClick={() => onMove(1)}
            >
              Move later
            </Button>
          </>
        )}
        <Button variant="secondary" size="small" onClick={onRemove}>
          Remove sheet {at + 1}
        </Button>
      </Cluster>
    </div>
  );
}

function Thumbnail({ canvas }: { readonly canvas: HTMLCanvasElement | undefined }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(...(canvas ? [canvas] : []));
  }, [canvas]);
  return <span ref={place} className={styles.thumbnail} />;
}
