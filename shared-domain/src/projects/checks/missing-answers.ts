import { orientations } from '../../takeoff/index.ts';
import { asksForGroup, isAsked, isRequired } from '../asked-fields.ts';
import { addressOf, answerOf, type GroupValues, linesAt, valuesOfGroup } from '../document-values.ts';
import type { Field, FieldScope } from '../fields/field.ts';
import { type FieldGroup, fieldGroups } from '../fields/field-groups.ts';
import { fieldMessages } from '../fields/field-messages.ts';
import { heatingEfficiencyLimits } from '../fields/mechanical-fields.ts';
import { offeredOptions, optionOf, readField } from '../fields/read-field.ts';
import type { ProjectContent, ProjectData, WallLine } from '../project-data.ts';
import { type Part, partsOf } from '../project-kind.ts';
import { areaOf, isNumber, lengthToward, ofPart } from '../quantities.ts';
import { partOfLine, usedContent } from '../used-lines.ts';
import type { Finding } from './finding.ts';

type Entered = ProjectContent & Pick<Partial<ProjectData>, 'raw'>;

/** What has to be entered, or entered otherwise, before the project can be ordered (D5): all errors, by fields in order. */
export function missingAnswers(entered: Entered, thisYear: number): Finding[] {
  const content = usedContent(entered);
  const asked = fieldGroups.filter((group) => asksForGroup(group, content.kind));
  return asked.flatMap((group) => [
    ...missingLines(group, content),
    ...valuesOfGroup(content, group).flatMap((values) => [
      ...group.fields.flatMap((field) => fieldErrors(field, values, content, thisYear)),
      ...groupErrors(values, content),
    ]),
  ]);
}

function fieldErrors(field: Field, of: GroupValues, content: Entered, thisYear: number): Finding[] {
  const { kind } = content;
  if (!isAsked(field, of, kind)) return [];
  const scope: FieldScope = { kind, part: of.group.list && partOfLine(of.values, kind), thisYear };
  const message = problemOf(field, of, content, scope);
  return message === null ? [] : [errorAt(field, of, message)];
}

/** What is wrong with the answer of a field that is asked, or null. */
function problemOf(field: Field, of: GroupValues, { raw }: Entered, scope: FieldScope): string | null {
  const typed = raw?.[addressOf(of, field)];
  const reading = typed === undefined ? undefined : readField(field, typed, scope);
  if (reading?.problem !== undefined) return reading.problem;
  const answer = reading?.value ?? answerOf(field, of.values);
  if (answer === undefined || answer === '' || (field.input === 'box' && answer === false)) {
    return isMissing(field, of, scope) ? fieldMessages.missing(field) : null;
  }
  const option = optionOf(field, answer);
  if (option?.refusal !== undefined) return option.refusal;
  // An answer that only another kind or part may give is chosen anew. Of the front, the check of all orientations speaks.
  const isOffered = option === undefined || offeredOptions(field, scope).includes(option);
  return isOffered || field.name === 'front' ? null : fieldMessages.notChosen(field);
}

function isMissing(field: Field, of: GroupValues, { kind }: FieldScope): boolean {
  if (!field.required || !isRequired(field.required, of, kind)) return false;
  if (field.name === 'part') return partOfLine(of.values, kind) === undefined;
  return field.name !== 'area' || areaOf(of.values) === undefined;
}

function errorAt(field: Field, of: GroupValues, message: string): Finding {
  return {
    id: 'answer-needed',
    severity: 'error',
    ...(of.id === undefined ? {} : { where: of.id }),
    message,
    step: of.group.step,
    field: addressOf(of, field),
  };
}

/** A list that needs a line for each part of the house. */
function missingLines({ list, path, step }: FieldGroup, content: Entered): Finding[] {
  if (!list?.neededFor) return [];
  const lines = [
    ...linesAt(content, path),
    ...(path === 'roofs.ceilings' ? linesAt(content, 'roofs.special') : []),
  ];
  const needed = partsOf(content.kind).filter((part) => list.neededFor?.includes(part));
  return needed
    .filter((part) => ofPart(lines, part, content).length === 0)
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

/** What several fields of a group need together. */
function groupErrors(of: GroupValues, content: Entered): Finding[] {
  switch (of.group.path) {
    case 'walls.lines':
      return noLengths(of, content);
    case 'project':
      return noContact(of);
    case 'mechanical':
      return unlikelyEfficiency(of);
    default:
      return [];
  }
}

/** The walls of what is built are entered by orientation; those of the existing house need not be. */
function noLengths(of: GroupValues, { kind }: Entered): Finding[] {
  const line = of.values as unknown as WallLine;
  if (partOfLine(line, kind) === 'existing') return [];
  if (orientations.some((orientation) => lengthToward(line, orientation) > 0)) return [];
  return [
    {
      id: 'answer-needed',
      severity: 'error',
      where: line.id,
      message: fieldMessages.lineNeeded,
      step: 'walls',
      field: `walls.lines.${line.id}.lengths.front`,
    },
  ];
}

function noContact({ group, values }: GroupValues): Finding[] {
  const people = [
    { person: 'signer', who: 'the signer' },
    ...(values.decides === 'other' ? [{ person: 'decisionMaker', who: 'the person who decides' }] : []),
  ];
  return people.flatMap(({ person, who }): Finding[] => {
    const [email, phone] = ['email', 'phone'].map((name) => {
      const field = group.fields.find((other) => other.name === `${person}.${name}`);
      return field && answerOf(field, values);
    });
    if (email !== undefined || phone !== undefined) return [];
    const message = `Enter an e-mail address or a phone number of ${who}`;
    return [
      { id: 'answer-needed', severity: 'error', message, step: 'project', field: `project.${person}.email` },
    ];
  });
}

/** A furnace is rated in percent, a heat pump by a small factor. */
function unlikelyEfficiency({ values }: GroupValues): Finding[] {
  const { heatingType, heatingEfficiency } = values;
  const limits = heatingEfficiencyLimits(typeof heatingType === 'string' ? heatingType : undefined);
  if (!limits || !isNumber(heatingEfficiency)) return [];
  const [min, max] = limits;
  if (heatingEfficiency >= min && heatingEfficiency <= max) return [];
  const label = min === 50 ? 'AFUE' : 'HSPF2';
  const message = `${label} must be between ${min} and ${max}${min === 50 ? ' %' : ''}`;
  const field = 'mechanical.heatingEfficiency';
  return [{ id: 'answer-needed', severity: 'error', message, step: 'mechanical', field }];
}
