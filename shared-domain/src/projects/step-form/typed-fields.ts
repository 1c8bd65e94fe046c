import type { PostalAddress } from '../../party/contact.schema.ts';
import { isStateOf } from '../../party/places.ts';
import { writeLength } from '../../takeoff/index.ts';
import {
  addressOf,
  answerOf,
  type GroupValues,
  isObject,
  linesAt,
  valueAt,
  valuesOfGroup,
  withValue,
} from '../document-values.ts';
import type { Field, FieldScope } from '../fields/field.ts';
import { type FieldGroup, fieldGroups } from '../fields/field-groups.ts';
import { readField } from '../fields/read-field.ts';
import type { ProjectContent, ProjectData } from '../project-data.ts';
import { withMarked } from '../typical-marks.ts';

type Content = ProjectContent & Pick<Partial<ProjectData>, 'raw'>;

/** A field and its position in the document. */
export interface FieldPlace {
  readonly group: FieldGroup;
  readonly field: Field;
  /** Line id, only in lists. */
  readonly id?: string;
}

interface KnownFields {
  /** Fields by path. The paths of fields in lists have no line ids. */
  readonly byAddress: ReadonlyMap<string, FieldPlace>;
  readonly lists: readonly FieldGroup[];
}

let known: KnownFields | undefined;

/** Returns the index of fields, which is built on first use. */
function knownFields(): KnownFields {
  known ??= {
    byAddress: new Map(
      fieldGroups.flatMap((group) =>
        group.fields.map((field) => [addressOf({ group }, field), { group, field }] as const),
      ),
    ),
    lists: fieldGroups.filter(({ list }) => list),
  };
  return known;
}

/** Returns the field at a path such as `walls.lines.w1.plateHeight`, or undefined. */
export function fieldAt(address: string): FieldPlace | undefined {
  const { byAddress, lists } = knownFields();
  const list = lists.find(({ path }) => address.startsWith(`${path}.`));
  if (!list) return byAddress.get(address);
  const [id = '', ...name] = address.slice(list.path.length + 1).split('.');
  const place = byAddress.get(`${list.path}.${name.join('.')}`);
  return place && { ...place, id };
}

/** Returns a control's text: invalid text as typed, or the formatted value, or ''. */
export function typedText(field: Field, of: GroupValues, raw: ProjectData['raw']): string {
  const text = raw?.[addressOf(of, field)];
  return text ?? writtenValue(field, valueAt(of.values, field.name));
}

/** Formats a value as text that `readField` can parse. Returns '' for null and undefined. */
export function writtenValue(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field.input !== 'length' || typeof value !== 'number') return String(value);
  const written = writeLength(value);
  const reading = readField(field, written, { kind: 'new', thisYear: 0 });
  // A length that is not in whole sixteenths of an inch is shown in decimals.
  return reading.value === value ? written : String(value);
}

/**
 * Returns the project after a user types text into a field. The text is stored as a value, or as text if it is invalid.
 * Empty text removes the value. If a field must always have a value, empty or invalid text has no effect. Unknown paths
 * and removed lines have no effect.
 */
export function withTyped<C extends Content>(
  content: C,
  address: string,
  typed: string,
  thisYear: number,
): C {
  const place = fieldAt(address);
  if (!place || (place.group.list && !lineOf(content, place))) return content;
  const scope: FieldScope = { kind: content.kind, thisYear };
  const reading = readField(place.field, typed, scope);
  if (isAlwaysPresent(place.field) && reading.value === undefined) return content;
  const after = withFieldValue(content, place, reading.value);
  return withRaw(after, address, reading.problem === undefined ? undefined : typed);
}

/**
 * Returns the project after a person leaves a country field. A state that cannot belong to the country is
 * removed with its city (H6).
 */
export function withValidState<C extends Content>(content: C, address: string, thisYear: number): C {
  const place = fieldAt(address);
  if (place?.field.input !== 'country') return content;
  const within = address.slice(0, address.lastIndexOf('.'));
  const { stateText = '' } = (valueAt(content, within) ?? {}) as Partial<PostalAddress>;
  const country = answerOf(place.field, valuesOfGroup(content, place.group)[0]?.values ?? {});
  if (isStateOf(stateText, String(country ?? ''))) return content;
  return ['stateText', 'cityText'].reduce(
    (after, name) => withTyped(after, `${within}.${name}`, '', thisYear),
    content,
  );
}

/** Whether a field, such as the project's kind, always has an answer. */
function isAlwaysPresent({ input, required }: Field): boolean {
  return input === 'choice' && required?.before === 'save';
}

function lineOf(content: Content, { group, id }: FieldPlace): Readonly<Record<string, unknown>> | undefined {
  return linesAt(content, group.path).find((line) => line.id === id);
}

/** Sets a field's value, which is then no longer marked as typical (D5). */
function withFieldValue<C extends Content>(content: C, place: FieldPlace, value: unknown): C {
  const { name } = place.field;
  return withValuesChanged(content, place, (values) =>
    withMarked(withValue(values, name, value), name, false),
  );
}

/** Returns the project with an answer marked as a typical value (D5). */
export function withMark<C extends Content>(content: C, address: string): C {
  const place = fieldAt(address);
  if (!place) return content;
  return withValuesChanged(content, place, (values) => withMarked(values, place.field.name, true));
}

/** Lines other than the changed one remain the same objects, so that components detect them as unchanged. */
function withValuesChanged<C extends Content>(
  content: C,
  { group, id }: FieldPlace,
  change: <Values extends object>(values: Values) => Values,
): C {
  if (group.path === '') return change(content);
  if (group.list) {
    const lines = linesAt(content, group.path).map((line) => (line.id === id ? change(line) : line));
    return withValue(content, group.path, lines);
  }
  const values = valueAt(content, group.path);
  // A credit without an object is not selected. Typing into its fields must not select the credit.
  if (group.credit && !isObject(values)) return content;
  return withValue(content, group.path, change(isObject(values) ? values : {}));
}

function withRaw<C extends Content>(content: C, address: string, text: string | undefined): C {
  if (content.raw?.[address] === text) return content;
  const { [address]: _, ...others } = content.raw ?? {};
  const raw = text === undefined ? others : { ...others, [address]: text };
  if (Object.keys(raw).length > 0) return { ...content, raw };
  const { raw: __, ...rest } = content;
  return rest as C;
}
