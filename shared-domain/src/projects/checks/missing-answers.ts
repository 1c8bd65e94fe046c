import { asksForGroup, isAsked, isRequired } from '../asked-fields.ts';
import {
  addressOf,
  answerOf,
  type GroupValues,
  linesAt,
  valueAt,
  valuesOfGroup,
} from '../document-values.ts';
import type { Field, FieldScope } from '../fields/field.ts';
import { type FieldGroup, fieldGroups } from '../fields/field-groups.ts';
import { fieldMessages } from '../fields/field-messages.ts';
import { offeredOptions, optionOf, readField } from '../fields/read-field.ts';
import { type Part, type ProjectKind, partsOf } from '../project-kind.ts';
import { areaOf, linesOfPart } from '../quantities.ts';
import { partOfLine, usedContent } from '../used-lines.ts';
import type { Finding } from './finding.schema.ts';
import { answerInvalid, answerNeeded, type Entered, groupErrors } from './group-errors.ts';

/**
 * Returns errors for missing lines and for missing or invalid answers (D5), sorted by field group. A line is
 * checked again only if its object, its typed texts, the project kind or the year has changed.
 */
export function missingAnswers(entered: Entered, thisYear: number): Finding[] {
  const content = usedContent(entered);
  const asked = fieldGroups.filter((group) => asksForGroup(group, content.kind));
  return asked.flatMap((group) => [
    ...missingLines(group, content),
    ...(group.list ? errorsOfList(group, content, thisYear) : errorsOfValues(group, content, thisYear)),
  ]);
}

function errorsOf(of: GroupValues, content: Entered, thisYear: number): readonly Finding[] {
  return [
    ...of.group.fields.flatMap((field) => fieldErrors(field, of, content, thisYear)),
    ...groupErrors(of, content),
  ];
}

function errorsOfValues(group: FieldGroup, content: Entered, thisYear: number): readonly Finding[] {
  return valuesOfGroup(content, group).flatMap((of) => errorsOf(of, content, thisYear));
}

function errorsOfList(group: FieldGroup, content: Entered, thisYear: number): readonly Finding[] {
  const list = valueAt(content, group.path);
  if (!Array.isArray(list)) return [];
  return remembered(list, { path: group.path, start: `${group.path}.` }, content, thisYear, () =>
    valuesOfGroup(content, group).flatMap((of) =>
      remembered(of.values, { path: group.path, start: `${group.path}.${of.id}.` }, content, thisYear, () =>
        errorsOf(of, content, thisYear),
      ),
    ),
  );
}

/** Errors of a list or line, with the inputs they depend on. */
interface KnownErrors {
  readonly path: string;
  readonly kind: ProjectKind;
  readonly thisYear: number;
  readonly raw: Entered['raw'];
  readonly errors: readonly Finding[];
}

/** Keyed by list or line object. An edit replaces the edited line and its list, so these are checked again. */
const knownErrors = new WeakMap<object, KnownErrors>();

function remembered(
  of: object,
  { path, start }: { readonly path: string; readonly start: string },
  { kind, raw }: Entered,
  thisYear: number,
  read: () => readonly Finding[],
): readonly Finding[] {
  const known = knownErrors.get(of);
  if (known?.path === path && known.kind === kind && known.thisYear === thisYear) {
    if (known.raw === raw || !differs(known.raw, raw, start)) return known.errors;
  }
  const errors = read();
  knownErrors.set(of, { path, kind, thisYear, raw, errors });
  return errors;
}

/** Returns whether the typed texts of two versions of a project differ at any path that begins with `start`. */
function differs(one: Entered['raw'], other: Entered['raw'], start: string): boolean {
  const below = (raw: Entered['raw'] = {}) => Object.keys(raw).filter((address) => address.startsWith(start));
  const addresses = new Set([...below(one), ...below(other)]);
  return [...addresses].some((address) => one?.[address] !== other?.[address]);
}

function fieldErrors(field: Field, of: GroupValues, content: Entered, thisYear: number): readonly Finding[] {
  const { kind, raw } = content;
  if (!isAsked(field, of, kind)) return [];
  const scope: FieldScope = { kind, part: of.group.list && partOfLine(of.values, kind), thisYear };
  const address = addressOf(of, field);
  const typed = raw?.[address];
  const reading = typed === undefined ? undefined : readField(field, typed, scope);
  if (reading?.problem !== undefined) return [answerInvalid(of, address, reading.problem)];
  const answer = reading?.value ?? answerOf(field, of.values);
  if (answer === undefined || answer === '' || (field.input === 'box' && answer === false)) {
    return isMissing(field, of, scope) ? [answerNeeded(of, address, fieldMessages.missing(field))] : [];
  }
  const refusal = choiceProblem(field, answer, scope);
  return refusal === null ? [] : [answerInvalid(of, address, refusal)];
}

function choiceProblem(field: Field, answer: unknown, scope: FieldScope): string | null {
  const option = optionOf(field, answer);
  if (option?.refusal !== undefined) return option.refusal;
  // An answer must be chosen again if it is not offered for this project kind or part of the house. The field
  // `front` is left out, because floorChecks checks it.
  const isOffered = option === undefined || offeredOptions(field, scope).includes(option);
  return isOffered || field.name === 'front' ? null : fieldMessages.notChosen(field);
}

function isMissing(field: Field, of: GroupValues, { kind }: FieldScope): boolean {
  if (!field.required || !isRequired(field.required, of, kind)) return false;
  if (field.name === 'part') return partOfLine(of.values, kind) === undefined;
  return field.name !== 'area' || areaOf(of.values) === undefined;
}

/** Returns errors for parts of the house that lack a required line in a list. Special roofs count as ceilings. */
function missingLines({ list, path, step }: FieldGroup, content: Entered): Finding[] {
  if (!list?.neededFor) return [];
  const lines = [
    ...linesAt(content, path),
    ...(path === 'roofs.ceilings' ? linesAt(content, 'roofs.special') : []),
  ];
  const needed = partsOf(content.kind).filter((part) => list.neededFor?.includes(part));
  return needed
    .filter((part) => linesOfPart(lines, part, content).length === 0)
    .map((part) => ({
      id: 'line-needed',
      severity: 'error',
      where: part,
      message: `Enter at least one ${list.noun} of the ${houseOf[part]}`,
      step,
      field: path,
    }));
}

const houseOf: Readonly<Record<Part, string>> = {
  new: 'new building',
  addition: 'addition',
  existing: 'existing house',
};
