import { orientations } from '../../takeoff/index.ts';
import { answerOf, type GroupValues } from '../document-values.ts';
import { fieldMessages } from '../fields/field-messages.ts';
import { heatingEfficiencyLimits } from '../fields/mechanical-fields.ts';
import type { ProjectContent, ProjectData, WallLine } from '../project-data.ts';
import { isNumber, lengthToward } from '../quantities.ts';
import { partOfLine } from '../used-lines.ts';
import type { Finding } from './finding.schema.ts';

/** A project with the invalid text that was entered in its fields. */
export type Entered = ProjectContent & Pick<Partial<ProjectData>, 'raw'>;

/**
 * Returns the finding for a missing answer.
 * @param field - path in the project, as returned by `addressOf`
 */
export function answerNeeded(of: GroupValues, field: string, message: string): Finding {
  return answerFinding('answer-needed', of, field, message);
}

/**
 * Returns the finding for an unusable answer.
 * @param field - path in the project, as returned by `addressOf`
 */
export function answerInvalid(of: GroupValues, field: string, message: string): Finding {
  return answerFinding('answer-invalid', of, field, message);
}

function answerFinding(kind: string, { group, id }: GroupValues, field: string, message: string): Finding {
  const where = id === undefined ? {} : { where: id };
  return { id: kind, severity: 'error', ...where, message, step: group.step, field };
}

/** Returns findings of rules that involve several fields of a group. */
export function groupErrors(of: GroupValues, content: Entered): Finding[] {
  switch (of.group.path) {
    case 'walls.lines':
      return noLengths(of, content);
    case 'project':
      return noContact(of, content);
    case 'mechanical':
      return unlikelyEfficiency(of);
    default:
      return [];
  }
}

/** Returns whether one of the fields has invalid text, which causes a separate error. */
function isTyped({ raw = {} }: Entered, addresses: readonly string[]): boolean {
  return addresses.some((address) => raw[address] !== undefined);
}

/** Returns an error for a wall line that has no length in any direction. Walls of the existing house need no length. */
function noLengths(of: GroupValues, content: Entered): Finding[] {
  const line = of.values as unknown as WallLine;
  if (partOfLine(line, content.kind) === 'existing') return [];
  const addresses = orientations.map((orientation) => `walls.lines.${line.id}.lengths.${orientation}`);
  const isEntered = orientations.some((orientation) => lengthToward(line, orientation) > 0);
  if (isEntered || isTyped(content, addresses)) return [];
  return [answerNeeded(of, addresses[0] ?? '', fieldMessages.lineNeeded)];
}

function noContact(of: GroupValues, content: Entered): Finding[] {
  const { group, values } = of;
  const people = [
    { person: 'signer', who: 'the signer' },
    ...(values.decides === 'other' ? [{ person: 'decisionMaker', who: 'the person who decides' }] : []),
  ];
  return people.flatMap(({ person, who }) => {
    const names = [`${person}.email`, `${person}.phone`];
    const addresses = names.map((name) => `project.${name}`);
    const fields = group.fields.filter(({ name }) => names.includes(name));
    const isEntered = fields.some((field) => answerOf(field, values) !== undefined);
    if (isEntered || isTyped(content, addresses)) return [];
    const message = `Enter an email address or a phone number of ${who}`;
    return [answerNeeded(of, addresses[0] ?? '', message)];
  });
}

/** Returns an error for an efficiency outside the limits of the heating type. */
function unlikelyEfficiency(of: GroupValues): Finding[] {
  const { heatingType, heatingEfficiency } = of.values;
  const rating = heatingEfficiencyLimits(typeof heatingType === 'string' ? heatingType : undefined);
  if (!rating || !isNumber(heatingEfficiency)) return [];
  const { label, min, max, unit } = rating;
  if (heatingEfficiency >= min && heatingEfficiency <= max) return [];
  const message = `${label} must be between ${min} and ${max} ${unit}`.trim();
  return [answerInvalid(of, 'mechanical.heatingEfficiency', message)];
}
