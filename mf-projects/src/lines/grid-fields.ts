import { type Field, type FieldGroup, type ProjectKind, partsOf } from '@title24/shared-domain/projects';

const sides = ['front', 'left', 'back', 'right'].map((side) => `lengths.${side}`);
const size = ['orientation', 'sash', 'width', 'height', 'count'];

/** Fields in a collapsed line's row, apart from `part`, by list path. Only an expanded line shows the other fields. */
const fieldsByPath: Readonly<Record<string, readonly string[]>> = {
  'walls.lines': ['story', 'plateHeight', ...sides, 'insulation'],
  'walls.doors': ['orientation', 'width', 'height', 'area', 'glassPercent'],
  'walls.otherWalls': ['orientation', 'area', 'insulation'],
  floors: ['type', 'area', 'insulation'],
  'roofs.ceilings': ['area', 'insulation'],
  'roofs.special': ['area', 'insulation'],
  'glazing.existing': [...size, 'frame', 'panes', 'coating', 'rated'],
  'glazing.added': [...size, 'rated', 'uFactor', 'shgc', 'overhang'],
};

/** Returns the fields in a line's row. The part of the house comes first if the project kind has several. */
export function gridFields({ path, fields }: FieldGroup, kind: ProjectKind): readonly Field[] {
  const names = [...(partsOf(kind).length > 1 ? ['part'] : []), ...(fieldsByPath[path] ?? [])];
  return names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
}

/** Returns a field's column heading. */
export function columnTitle({ label, ...field }: Field): string {
  const unit = 'unit' in field ? field.unit : '';
  return unit === '' ? label : `${label} (${unit})`;
}

const longAnswer = 12;

/** Returns a field's column width. */
export function columnWidth(field: Field): 'narrow' | 'medium' | 'wide' {
  if (field.input !== 'choice') return 'narrow';
  return field.options.some(({ label }) => label.length > longAnswer) ? 'wide' : 'medium';
}
