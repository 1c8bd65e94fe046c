import {
  orientationNames,
  pageDirectionNames,
  type TypedWall,
  wallBearingProblem,
  wallLengthProblem,
} from '@title24/shared-domain/takeoff';
import { Button, Cluster } from '@title24/ui';
import type { AnalyzedWall } from './analyze-plan.ts';
import { BearingField } from './bearing-field.tsx';
import type { WallChanges } from './edit-plan.ts';
import styles from './takeoff.module.css';
import { TypedField } from './typed-field.tsx';
import { WallOpenings } from './wall-openings.tsx';
import { BoundarySelect, OrientationSelect } from './wall-selects.tsx';
import { wallSentence } from './wall-texts.ts';

interface Props {
  /** Prefix of field ids. */
  readonly id: string;
  /** Starts at 1. */
  readonly number: number;
  readonly wall: TypedWall;
  /** Null while the outline cannot be measured. */
  readonly analysis: AnalyzedWall | null;
  /** Whether the outline is a hole. Its walls have no fields for boundary, openings or orientation. */
  readonly isHole: boolean;
  /** @param field - field whose consecutive changes are undone together; null for a change that is undone alone */
  readonly onChange: (changes: WallChanges, field: string | null) => void;
  readonly onLeave: () => void;
  /** Called when Enter is pressed in the length field. */
  readonly onNext: () => void;
  readonly onInsert: () => void;
  readonly onRemove: () => void;
}

/** Edits a wall, including its openings. */
export function WallRow(props: Props) {
  const { id, number, wall, analysis, isHole, onChange, onLeave, onNext, onInsert, onRemove } = props;
  const name = `wall ${number}`;
  const openings = wall.openings ?? [];
  return (
    <li className={styles.wall}>
      <fieldset className={styles.wallFields} aria-describedby={`${id}-sentence`}>
        <legend>{`Wall ${number}`}</legend>
        <BearingField
          id={`${id}-bearing`}
          label="Direction"
          names={pageDirectionNames}
          value={wall.bearing}
          error={wallBearingProblem(wall.bearing, number)}
          onChange={(bearing) => onChange({ bearing }, `${id}-bearing`)}
          onLeave={onLeave}
        />
        <TypedField
          id={`${id}-length`}
          label="Length"
          value={wall.length}
          problem={wallLengthProblem(wall.length, number)}
          onType={(length) => onChange({ length }, `${id}-length`)}
          onLeave={onLeave}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onNext();
          }}
        />
        {!isHole && (
          <BoundarySelect
            id={`${id}-boundary`}
            wall={wall}
            onChange={(boundary) => onChange({ boundary }, null)}
            onLeave={onLeave}
          />
        )}
      </fieldset>
      <p id={`${id}-sentence`} className={styles.sentence}>
        {wallSentence(wall, number, isHole ? null : analysis)}.
        {analysis && !isHole && analysis.deviationDegrees > 0 && (
          <>
            {' '}
            This wall is {Math.round(analysis.deviationDegrees * 10) / 10}° off{' '}
            {orientationNames[analysis.orientation]}. It is entered as{' '}
            {orientationNames[analysis.orientation]}.
          </>
        )}
      </p>
      <details className={styles.more}>
        <summary>
          {isHole ? `Change ${name}` : `Windows, doors and more of ${name}`}
          {openings.length > 0 && ` (${openings.length})`}
        </summary>
        <div className={styles.moreFields}>
          {!isHole && (
            <>
              <WallOpenings
                id={id}
                wall={name}
                openings={openings}
                onChange={(changed, field) => onChange({ openings: changed }, field)}
                onLeave={onLeave}
              />
              <OrientationSelect
                id={`${id}-orientation`}
                wall={wall}
                hint="The side of the house follows from the direction. Change it for a wall that counts as another one."
                onChange={(orientation) => onChange({ orientation }, null)}
                onLeave={onLeave}
              />
            </>
          )}
          <Cluster>
            <Button variant="secondary" size="small" onClick={onInsert}>
              {`Add a wall after ${name}`}
            </Button>
            <Button variant="quiet" size="small" onClick={onRemove}>
              {`Remove ${name}`}
            </Button>
          </Cluster>
        </div>
      </details>
    </li>
  );
}
