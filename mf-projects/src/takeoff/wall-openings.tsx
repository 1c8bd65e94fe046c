import { countProblem, type TypedOpening, typedLengthProblem } from '@title24/shared-domain/takeoff';
import { Button, Cluster, Select } from '@title24/ui';
import { planLimits } from './edit-plan.ts';
import styles from './takeoff.module.css';
import { TypedField } from './typed-field.tsx';

interface Props {
  /** Prefix of field ids. */
  readonly id: string;
  /** Such as 'wall 3'. */
  readonly wall: string;
  readonly openings: readonly TypedOpening[];
  /** The story's openings. Buttons add more openings of the same sizes. */
  readonly ofStory?: readonly TypedOpening[];
  /** @param field - field whose consecutive changes are undone together; null for a change that is undone alone */
  readonly onChange: (openings: readonly TypedOpening[], field: string | null) => void;
  readonly onLeave: () => void;
}

const kinds = [
  ['window', 'Window'],
  ['glass-door', 'Glass door'],
  ['door', 'Opaque door'],
] as const;

const newOpening: TypedOpening = { kind: 'window', width: '', height: '', count: '1' };

/** Maximum number of suggested sizes. */
const maxSizes = 4;

/** Distinct sizes of openings, latest first. */
function sizesOf(openings: readonly TypedOpening[]): readonly (readonly [name: string, TypedOpening])[] {
  const sizes = openings
    .filter(({ width, height }) => [width, height].every((typed) => /\d/.test(typed)))
    .map((opening) => [sizeName(opening), { ...opening, count: '1' }] as const);
  return [...new Map(sizes.toReversed())].slice(0, maxSizes);
}

function sizeName({ kind, width, height }: TypedOpening): string {
  const name = kinds.find(([value]) => value === kind)?.[1] ?? kind;
  return `${name.toLowerCase()} ${width} × ${height}`;
}

/** Edits a wall's windows and doors. */
export function WallOpenings({ id, wall, openings, ofStory = [], onChange, onLeave }: Props) {
  const change = (at: number, changes: Partial<TypedOpening>, field: string | null) =>
    onChange(
      openings.map((opening, index) => (index === at ? { ...opening, ...changes } : opening)),
      field,
    );
  return (
    <div className={styles.openings}>
      {openings.map((opening, index) => {
        const own = `${id}-opening-${index}`;
        const name = `opening ${index + 1} of ${wall}`;
        return (
          <fieldset key={own} className={styles.opening}>
            <legend>{`Opening ${index + 1} of ${wall}`}</legend>
            <Select
              id={`${own}-kind`}
              label="Kind"
              value={opening.kind}
              onChange={({ target }) => change(index, { kind: target.value as TypedOpening['kind'] }, null)}
            >
              {kinds.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <TypedField
              id={`${own}-width`}
              label="Width"
              value={opening.width}
              problem={typedLengthProblem(opening.width, `the width of ${name}`)}
              onType={(width) => change(index, { width }, `${own}-width`)}
              onLeave={onLeave}
            />
            <TypedField
              id={`${own}-height`}
              label="Height"
              value={opening.height}
              problem={typedLengthProblem(opening.height, `the height of ${name}`)}
              onType={(height) => change(index, { height }, `${own}-height`)}
              onLeave={onLeave}
            />
            <TypedField
              id={`${own}-count`}
              label="How many"
              inputMode="numeric"
              value={opening.count}
              problem={countProblem(opening.count)}
              onType={(count) => change(index, { count }, `${own}-count`)}
              onLeave={onLeave}
            />
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                onChange(openings.toSpliced(index, 1), null);
                document.getElementById(`${id}-add-opening`)?.focus();
              }}
            >
              {`Remove ${name}`}
            </Button>
          </fieldset>
        );
      })}
      {openings.length < planLimits.openings && (
        <Cluster>
          <Button
            id={`${id}-add-opening`}
            variant="secondary"
            size="small"
            onClick={() => onChange([...openings, newOpening], null)}
          >
            {`Add a window or door to ${wall}`}
          </Button>
          {sizesOf(ofStory).map(([name, opening]) => (
            <Button
              key={name}
              variant="quiet"
              size="small"
              onClick={() => onChange([...openings, opening], null)}
            >
              {`Add ${name}`}
            </Button>
          ))}
        </Cluster>
      )}
    </div>
  );
}
