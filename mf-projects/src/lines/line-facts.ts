import { counted, formatNumber } from '@title24/shared-domain';
import {
  areaOf,
  type Field,
  type FieldGroup,
  optionOf,
  type ProjectKind,
  partsOf,
  perimeterOf,
  valueAt,
  type WallLine,
  writtenValue,
} from '@title24/shared-domain/projects';

type Values = Readonly<Record<string, unknown>>;

/** A column with one value per line, shown while the line is collapsed. */
export interface LineColumn {
  readonly label: string;
  /** '' for a missing value, and for a computed area or length of 0. */
  readonly textOf: (line: Values) => string;
}

const quantity = (value: number | undefined, unit: string) =>
  value === undefined || value === 0 ? '' : `${formatNumber(value, 1)} ${unit}`;

function shown(group: FieldGroup, name: string, label?: string): LineColumn {
  const field = group.fields.find((each) => each.name === name) as Field;
  return {
    label: label ?? field.label,
    textOf: (line) => {
      const value = valueAt(line, name);
      return optionOf(field, value)?.label ?? writtenValue(field, value);
    },
  };
}

const area: LineColumn = { label: 'Area', textOf: (line) => quantity(areaOf(line), 'sq ft') };

const columnsByPath: Readonly<Record<string, (group: FieldGroup) => readonly LineColumn[]>> = {
  'walls.lines': (group) => [
    shown(group, 'story'),
    shown(group, 'plateHeight', 'Plate height'),
    {
      label: 'Wall length',
      textOf: (line) => quantity(perimeterOf(line as unknown as WallLine), 'ft'),
    },
    shown(group, 'insulation'),
  ],
  'walls.doors': (group) => [shown(group, 'orientation'), area],
  'walls.otherWalls': (group) => [shown(group, 'orientation'), area, shown(group, 'insulation')],
  floors: (group) => [shown(group, 'type'), area, shown(group, 'insulation')],
  'roofs.ceilings': (group) => [area, shown(group, 'insulation')],
  'roofs.special': (group) => [area, shown(group, 'insulation')],
  'glazing.existing': (group) => glazing(group),
  'glazing.added': (group) => glazing(group),
};

function glazing(group: FieldGroup): readonly LineColumn[] {
  return [
    shown(group, 'orientation'),
    shown(group, 'sash', 'Sash'),
    area,
    { label: 'Glass', textOf: glassOf },
    shown(group, 'overhang'),
  ];
}

function glassOf({ uFactor, shgc, panes, toBeRemoved }: Values): string {
  const rating = typeof uFactor === 'number' ? `U ${uFactor.toFixed(2)}` : '';
  const gain = typeof shgc === 'number' ? `SHGC ${shgc.toFixed(2)}` : '';
  const made = rating === '' && typeof panes === 'number' ? counted(panes, 'pane') : '';
  const removed = toBeRemoved === true ? 'to be removed' : '';
  return [rating, gain, made, removed].filter((text) => text !== '').join(', ');
}

const cache = new Map<string, readonly LineColumn[]>();

/** Returns the columns of collapsed lines. If the project kind has several parts of the house, the part comes first. */
export function columnsOf(group: FieldGroup, kind: ProjectKind): readonly LineColumn[] {
  const hasParts = partsOf(kind).length > 1 && group.fields.some(({ name }) => name === 'part');
  const key = `${group.path} ${hasParts}`;
  const known = cache.get(key);
  if (known) return known;
  const columns = [
    ...(hasParts ? [shown(group, 'part')] : []),
    ...(columnsByPath[group.path]?.(group) ?? [area]),
  ];
  cache.set(key, columns);
  return columns;
}

/**
 * Returns a line's title, such as 'Wall line 2' or 'Window 12'.
 * @param index - position from 0
 */
export function lineTitle({ list }: FieldGroup, index: number): string {
  const noun = list?.noun ?? 'line';
  const name = noun === 'ceiling or special roof' ? 'ceiling' : noun;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${index + 1}`;
}
