import { offsetProblem, type TypedOutline } from '@title24/shared-domain/takeoff';
import { alertIcon, Button, Cluster, checkIcon, Icon } from '@title24/ui';
import { useEffect, useState } from 'react';
import type { AnalyzedOutline } from './analyze-plan.ts';
import { addWallAfter, changeWall, closeOutline, closingWalls, planLimits, removeWall } from './edit-plan.ts';
import styles from './takeoff.module.css';
import { TypedField } from './typed-field.tsx';
import { WallRow } from './wall-row.tsx';
import { bearingLabel } from './wall-texts.ts';

interface Props {
  /** Prefix of field ids. */
  readonly id: string;
  readonly title: string;
  readonly outline: AnalyzedOutline;
  /** Whether this is the story's first outline, from which the others' positions are measured. */
  readonly isFirst: boolean;
  /**
   * @param wall - index of the changed wall, or null if the change is not to a single wall
   * @param field - field whose consecutive changes are undone together; null for a change that is undone alone
   */
  readonly onChange: (
    change: (typed: TypedOutline) => TypedOutline,
    wall: number | null,
    field: string | null,
  ) => void;
  readonly onLeave: () => void;
  /** Undefined if the outline cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** Shows the walls of an outline with their lengths and directions. Also shows the problems of the outline. */
export function OutlineTable({ id, title, outline, isFirst, onChange, onLeave, onRemove }: Props) {
  const { typed, kind, problems, warnings, walls: analysis } = outline;
  const { walls } = typed;
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    setWanted(null);
    document.getElementById(wanted)?.focus();
  }, [wanted]);

  const wallId = (wall: number) => `${id}-wall-${wall}`;
  const toLength = (wall: number) => setWanted(`${wallId(wall)}-length`);
  const mayAdd = walls.length < planLimits.walls;
  const waysToClose = mayAdd ? closingWalls(typed) : [];
  const note = pendingNote(typed);

  function add(after: number): void {
    onChange((before) => addWallAfter(before, after), after + 1, null);
    toLength(after + 1);
  }

  function focusNextWall(wall: number): void {
    if (wall + 1 < walls.length) toLength(wall + 1);
    else if (analysis === null && mayAdd) add(wall);
  }

  function remove(wall: number): void {
    onChange((before) => removeWall(before, wall), null, null);
    if (walls.length > 1) toLength(Math.max(0, wall - 1));
    else setWanted(`${id}-add`);
  }

  return (
    <section className={styles.outline} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      {!isFirst && (
        <fieldset className={styles.offset}>
          <legend>Where it begins, from the first corner of the story</legend>
          <TypedField
            id={`${id}-right`}
            label="To the right"
            value={typed.right}
            problem={offsetProblem(typed.right)}
            onType={(right) => onChange((before) => ({ ...before, right }), null, `${id}-right`)}
            onLeave={onLeave}
          />
          <TypedField
            id={`${id}-down`}
            label="Down"
            value={typed.down}
            problem={offsetProblem(typed.down)}
            onType={(down) => onChange((before) => ({ ...before, down }), null, `${id}-down`)}
            onLeave={onLeave}
          />
        </fieldset>
      )}
      <ol className={styles.walls}>
        {walls.map((wall, index) => (
          <WallRow
            key={wallId(index)}
            id={wallId(index)}
            number={index + 1}
            wall={wall}
            analysis={analysis?.[index] ?? null}
            isHole={kind === 'void'}
            onChange={(changes, field) =>
              onChange((before) => changeWall(before, index, changes), index, field)
            }
            onLeave={onLeave}
            onNext={() => focusNextWall(index)}
            onInsert={() => add(index)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <Cluster>
        {mayAdd && (
          <Button id={`${id}-add`} variant="secondary" size="small" onClick={() => add(walls.length - 1)}>
            Add a wall
          </Button>
        )}
        {waysToClose.map((missing) => {
          const way = missing
            .map(({ bearing, length }) => `${bearingLabel(bearing)} ${length}`)
            .join(', then ');
          return (
            <Button
              key={way}
              variant="secondary"
              size="small"
              onClick={() =>
                onChange((before) => closeOutline(before, missing), Math.max(0, walls.length - 1), null)
              }
            >
              {waysToClose.length > 1 && missing.length === 1
                ? `Close it with one straight wall: ${way}`
                : `Close it: ${way}`}
            </Button>
          );
        })}
        {onRemove && (
          <Button variant="quiet" size="small" onClick={onRemove}>
            {`Remove ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
          </Button>
        )}
      </Cluster>
      <ul className={styles.checks} aria-label={`Checks of ${title}`}>
        {note !== null && <li className={styles.pending}>{note}</li>}
        {(note === null ? problems : []).map((problem) => (
          <li key={problem} className={styles.problem}>
            <Icon path={alertIcon} size="small" label="Problem" /> {problem}.
          </li>
        ))}
        {warnings.map((warning) => (
          <li key={warning} className={styles.warning}>
            <Icon path={alertIcon} size="small" label="Warning" /> {warning}.
          </li>
        ))}
        {problems.length === 0 && (
          <li className={styles.fine}>
            <Icon path={checkIcon} size="small" /> Outline complete.
          </li>
        )}
      </ul>
    </section>
  );
}

/** A note on what to enter next, or null to show the outline's problems. */
function pendingNote({ walls }: TypedOutline): string | null {
  const last = walls.length - 1;
  const isTyped = ({ length }: TypedOutline['walls'][number]) => length.trim() !== '';
  if (walls.length === 0) return 'Add the walls of the outline.';
  if (!walls.some(isTyped)) return 'Type the length of the first wall.';
  return walls.every((wall, index) => isTyped(wall) !== (index === last))
    ? `Type the length of wall ${walls.length}, or close the outline.`
    : null;
}
