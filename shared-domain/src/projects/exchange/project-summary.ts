import { roundHalfUp } from '../../numbers/rounding.ts';
import { asksForGroup, isAsked } from '../asked-fields.ts';
import { addressOf, answerOf, type GroupValues, valuesOfGroup } from '../document-values.ts';
import type { Field } from '../fields/field.ts';
import { type FieldGroup, fieldGroups, type ProjectStep } from '../fields/field-groups.ts';
import { optionOf } from '../fields/read-field.ts';
import type { ProjectContent, ProjectData } from '../project-data.ts';
import type { ProjectKind } from '../project-kind.ts';
import { isMarkedTypical } from '../typical-marks.ts';
import { usedContent } from '../used-lines.ts';

/** A question and its answer as text. */
export interface SummaryAnswer {
  readonly label: string;
  /** '' if there is none. */
  readonly answer: string;
  /** '' unless the answer is a number with a unit. */
  readonly unit: string;
}

export interface SummaryColumn {
  readonly label: string;
  /** Unit of the column's numbers, or ''. */
  readonly unit: string;
}

/** A field group as text. Lists have a column per field, other groups a row per field. */
export type SummaryTable = {
  readonly step: ProjectStep;
  readonly title: string;
  /** Path of the group's values. */
  readonly path: string;
} & (
  | { readonly answers: readonly SummaryAnswer[] }
  | {
      /** Fields with an answer in at least one line. */
      readonly columns: readonly SummaryColumn[];
      readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
    }
);

type Entered = ProjectContent & Pick<Partial<ProjectData>, 'raw'>;
type Written = Entered & { readonly lengthDecimals: number };

/** Stored lengths have at most this many decimals. */
const storedDecimals = 4;

/**
 * Returns all questions that apply to the project, with their answers, labels and units (D5). Invalid text is included
 * as typed. Empty lists, list columns without any answer, energy credits that are not selected, and lines that the
 * project kind does not use are left out.
 * @param lengthDecimals - number of decimals to which lengths are rounded
 */
export function projectSummary(entered: Entered, lengthDecimals = storedDecimals): SummaryTable[] {
  const content = { ...usedContent(entered), lengthDecimals };
  const asked = fieldGroups.filter((group) => asksForGroup(group, content.kind));
  return asked
    .flatMap((group) => (group.list ? linesOf(group, content) : answersOf(group, content)))
    .filter((table) => ('answers' in table ? table.answers : table.rows).length > 0);
}

function answersOf(group: FieldGroup, content: Written): SummaryTable[] {
  const { step, title, path } = group;
  return valuesOfGroup(content, group).map((of) => ({
    step,
    title,
    path,
    answers: group.fields
      .filter((field) => isAsked(field, of, content.kind) || fixedAnswer(field, content.kind) !== undefined)
      .map((field) => ({
        label: labelOf(field),
        answer: writtenAnswer(field, of, content),
        unit: typeof answerOf(field, of.values) === 'number' ? unitOf(field) : '',
      })),
  }));
}

function linesOf(group: FieldGroup, content: Written): SummaryTable[] {
  const { step, title, path } = group;
  const lines = valuesOfGroup(content, group);
  const fields = group.fields.filter((field) => lines.some((of) => writtenAnswer(field, of, content) !== ''));
  return [
    {
      step,
      title,
      path,
      columns: fields.map((field) => ({ label: labelOf(field), unit: unitOf(field) })),
      rows: lines.map((of) => ({
        id: of.id ?? '',
        cells: fields.map((field) => writtenAnswer(field, of, content)),
      })),
    },
  ];
}

function labelOf({ legend, label }: Field): string {
  return legend === undefined ? label : `${legend}: ${label}`;
}

function unitOf(field: Field): string {
  return 'unit' in field ? field.unit : '';
}

function fixedAnswer(field: Field, kind: ProjectKind): string | undefined {
  return 'fixed' in field && field.fixed?.kinds.includes(kind) ? field.fixed.shown : undefined;
}

/** Returns an answer as text, or '' if there is none. */
function writtenAnswer(field: Field, of: GroupValues, { kind, raw, lengthDecimals }: Written): string {
  const fixed = fixedAnswer(field, kind);
  if (fixed !== undefined) return fixed;
  if (!isAsked(field, of, kind)) return '';
  const typed = raw?.[addressOf(of, field)];
  if (typed !== undefined) return typed;
  const answer = answerOf(field, of.values);
  if (typeof answer === 'boolean') return withTypicalMark(answer ? 'Yes' : 'No', field, of);
  if (answer === undefined) return '';
  const isLength = field.input === 'length' && typeof answer === 'number';
  const shown = isLength ? roundHalfUp(answer, lengthDecimals) : answer;
  return withTypicalMark(optionOf(field, answer)?.label ?? String(shown), field, of);
}

/** Adds a mark to the text of a typical value, which the analyst must check (D5). */
export function withTypicalMark(text: string, field: Field, { values }: Pick<GroupValues, 'values'>): string {
  return isMarkedTypical(field, values) ? `${text}, typical value` : text;
}
