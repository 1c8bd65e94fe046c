import { addressOf, type GroupValues, valuesOfGroup } from '../document-values.ts';
import type { Field } from '../fields/field.ts';
import type { FieldGroup } from '../fields/field-groups.ts';
import type { ProjectContent, ProjectData } from '../project-data.ts';
import { fieldAt, typedText, withMark, withTyped } from '../step-form/typed-fields.ts';
import { isMarkedTypical } from '../typical-marks.ts';
import { partOfLine } from '../used-lines.ts';
import { type TypicalScope, type TypicalValue, typicalValues } from './typical-values.ts';

type Content = ProjectContent & Pick<Partial<ProjectData>, 'raw'>;

/** Project data that typical values depend on. */
export type TypicalFacts = Pick<TypicalScope, 'kind' | 'yearBuilt'>;

/** Returns a field's typical value, or undefined. */
export function typicalValueOf(
  field: Field,
  { group, values }: Pick<GroupValues, 'group' | 'values'>,
  { kind, yearBuilt }: TypicalFacts,
): TypicalValue | undefined {
  const place = addressOf({ group }, field);
  const part = group.list ? partOfLine(values, kind) : undefined;
  const scope: TypicalScope = { kind, yearBuilt, part, values };
  return typicalValues.find(({ fields, when }) => fields.includes(place) && when(scope));
}

/** Returns the project with a field's typical value filled in and marked. If there is none, nothing changes. */
export function withTypicalAnswer<C extends Content>(content: C, address: string, thisYear: number): C {
  const found = placeAt(content, address);
  const typical = found && typicalValueOf(found.field, found.of, factsOf(content));
  if (!typical) return content;
  return withMark(withTyped(content, address, typical.value, thisYear), address);
}

/**
 * Returns the project with some answers replaced by those of another version of the project. The marks for typical
 * answers are replaced too.
 * @param addresses - paths of these answers
 */
export function withAnswersOf<C extends Content>(
  content: C,
  other: Content,
  addresses: readonly string[],
  thisYear: number,
): C {
  return addresses.reduce((after, address) => withAnswerOf(after, other, address, thisYear), content);
}

function withAnswerOf<C extends Content>(content: C, other: Content, address: string, thisYear: number): C {
  const found = placeAt(other, address);
  if (!found) return content;
  const after = withTyped(content, address, typedText(found.field, found.of, other.raw), thisYear);
  return isMarkedTypical(found.field, found.of.values) ? withMark(after, address) : after;
}

/** Returns the project data that typical values depend on. */
export function factsOf({ kind, building }: ProjectContent): TypicalFacts {
  return { kind, yearBuilt: building?.yearBuilt };
}

function placeAt(content: Content, address: string): { field: Field; of: GroupValues } | undefined {
  const place = fieldAt(address);
  const of = place && valuesAt(content, place.group, place.id);
  return of && { field: place.field, of };
}

function valuesAt(content: Content, group: FieldGroup, id: string | undefined): GroupValues | undefined {
  return valuesOfGroup(content, group).find((of) => !group.list || of.id === id);
}
