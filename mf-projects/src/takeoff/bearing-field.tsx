import {
  bearingOfDirection,
  directionOfBearing,
  type PageDirection,
  pageDirections,
  readBearing,
} from '@title24/shared-domain/takeoff';
import { Select, TextField } from '@title24/ui';
import { useState } from 'react';
import styles from './takeoff.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly names: Readonly<Record<PageDirection, string>>;
  /** Degrees clockwise from the top of the plan's page, or ''. */
  readonly value: string;
  /** Label of the empty option, if there is one. */
  readonly none?: string;
  readonly hint?: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

const other = 'other';

/**
 * Directions parallel to the page's edges come first, because most walls have these directions, and typing a letter
 * selects the first match.
 */
const inOrder = [...pageDirections].sort((one, two) => Number(isDiagonal(one)) - Number(isDiagonal(two)));

function isDiagonal(direction: PageDirection): boolean {
  return bearingOfDirection(direction) % 90 !== 0;
}

/** A field for a direction on the page: one of eight, or another angle in degrees. */
export function BearingField({ id, label, names, value, none, hint, error, onChange, onLeave }: Props) {
  const bearing = readBearing(value);
  const direction = bearing === null ? null : directionOfBearing(bearing);
  const isNone = none !== undefined && value === '';
  const [isOther, setIsOther] = useState(false);
  const isTyped = isOther || (direction === null && !isNone);
  const chosen = isTyped ? other : isNone ? '' : String(bearing);

  function choose(choice: string): void {
    setIsOther(choice === other);
    if (choice !== other) onChange(choice);
  }

  return (
    <div className={styles.bearing}>
      <Select
        id={id}
        label={label}
        hint={hint}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        onBlur={onLeave}
      >
        {none !== undefined && <option value="">{none}</option>}
        {inOrder.map((each) => (
          <option key={each} value={String(bearingOfDirection(each))}>
            {names[each]}
          </option>
        ))}
        <option value={other}>Another angle</option>
      </Select>
      {isTyped && (
        <TextField
          id={`${id}-degrees`}
          label="Degrees clockwise from the top of the page"
          unit="°"
          inputMode="decimal"
          autoComplete="off"
          fieldWidth="short"
          value={value}
          error={error ?? undefined}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
        />
      )}
    </div>
  );
}
