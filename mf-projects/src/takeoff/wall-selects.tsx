import {
  type Boundary,
  type Orientation,
  orientationNames,
  orientations,
  type TypedWall,
} from '@title24/shared-domain/takeoff';
import { Select } from '@title24/ui';
import { boundaryNames } from './wall-texts.ts';

interface Props<Value> {
  readonly id: string;
  readonly wall: TypedWall;
  readonly onChange: (value: Value) => void;
  readonly onLeave: () => void;
}

/** A select element for a wall's adjoining space. */
export function BoundarySelect({ id, wall, onChange, onLeave }: Props<Boundary>) {
  return (
    <Select
      id={id}
      label="Other side of this wall"
      value={wall.boundary ?? 'exterior'}
      onChange={({ target }) => onChange(target.value as Boundary)}
      onBlur={onLeave}
    >
      {Object.entries(boundaryNames).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

interface OrientationProps extends Props<Orientation | undefined> {
  readonly hint?: string;
}

/**
 * A select element for the side of the house to which a wall belongs. By default, the wall's direction determines the
 * side.
 */
export function OrientationSelect({ id, wall, hint, onChange, onLeave }: OrientationProps) {
  return (
    <Select
      id={id}
      label="Enter it as"
      hint={hint}
      value={wall.orientation ?? ''}
      onChange={({ target }) => onChange(orientations.find((each) => each === target.value))}
      onBlur={onLeave}
    >
      <option value="">By its direction</option>
      {orientations.map((orientation) => (
        <option key={orientation} value={orientation}>
          {sideName(orientation)}
        </option>
      ))}
    </Select>
  );
}

function sideName(orientation: Orientation): string {
  const name = orientationNames[orientation];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
