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
  /** Entered degrees clockwise from the top of the page; '' if no direction has been entered. */
  readonly value: string;
  /** Label of the empty option; absent if there is no empty option. */
  readonly none?: string;
  readonly hint?: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

const other = 'other';

/**
 * Directions parallel to the page come first, because most walls have such a direction. Typing a letter selects the
 * first matching option.
 */
const inOrder = [...pageDirections].sort((one, two) => Number(isDiagonal(one)) - Number(isDiagonal(two)));

function isDiagonal(direction: PageDirection): boolean {
  return bearingOfDirection(direction) % 90 !== 0;
}

/** Renders a field for a direction on the page: one of eight directions, or any other angle in degrees. */
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
