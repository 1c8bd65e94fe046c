import type { HelpId } from '../fields/field.ts';
import type { Part, ProjectKind } from '../project-kind.ts';

/** Data that a typical value depends on, in addition to the field. */
export interface TypicalScope {
  readonly kind: ProjectKind;
  /** The line's part of the house. */
  readonly part: Part | undefined;
  readonly yearBuilt: number | 'unknown' | undefined;
  /** Answers in the field's line or group. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** An answer for people who do not know the real one (D5). */
export interface TypicalValue {
  /** Paths of the fields, without line ids. */
  readonly fields: readonly string[];
  /** As text for the field's control. */
  readonly value: string;
  readonly when: (scope: TypicalScope) => boolean;
  /** Reason for the value, shown beside it. */
  readonly source: string;
  /** Help text that supports the value. */
  readonly help: HelpId;
}

const ofExisting = ({ part }: TypicalScope) => part === 'existing';

/** The year of the first energy code. Older houses often have no insulation (help t-building). */
const firstEnergyCode = 1978;

const isUninsulated = (scope: TypicalScope) =>
  ofExisting(scope) && typeof scope.yearBuilt === 'number' && scope.yearBuilt < firstEnergyCode;

const isExistingSystem = ({ values }: TypicalScope) => values.systemIsNew === 'existing';

const ductless: readonly unknown[] = ['ductless-ac', 'ductless-heat-pump', 'wall-furnace', 'thru-wall'];

const wallsAndRoofs = [
  'walls.lines.insulation',
  'walls.otherWalls.insulation',
  'roofs.ceilings.insulation',
  'roofs.special.insulation',
];

const unlabeledWindows =
  'Old windows without a label count with the default U-factor and SHGC of the Energy Code.';

/**
 * All typical values. The first match is used. Each value is either the option that the help texts name for people who
 * do not know the answer, or an option that is at most as efficient as the real equipment (help d-4).
 */
export const typicalValues: readonly TypicalValue[] = [
  {
    fields: wallsAndRoofs,
    value: 'R-0',
    when: isUninsulated,
    source: `Houses from before the first energy code of ${firstEnergyCode} often have no insulation.`,
    help: 't-building',
  },
  {
    fields: [...wallsAndRoofs, 'floors.insulation'],
    value: 'unknown',
    when: ofExisting,
    source: 'The analyst goes by the year the house was built.',
    help: 't-building',
  },
  {
    fields: ['glazing.existing.rated'],
    value: 'no',
    when: () => true,
    source: unlabeledWindows,
    help: 'i-9',
  },
  {
    fields: ['glazing.added.rated'],
    value: 'no',
    when: ({ values }) => values.type === 'pre-existing',
    source: unlabeledWindows,
    help: 'i-9',
  },
  {
    fields: ['mechanical.coolingType'],
    value: 'min-split',
    when: (scope) => !isExistingSystem(scope),
    source: 'With the minimum, anything you buy later is at least as good.',
    help: 'f-5',
  },
  {
    fields: ['mechanical.ductLocation'],
    value: 'attic',
    when: ({ values }) => !ductless.includes(values.coolingType) && !ductless.includes(values.heatingType),
    source: 'Ducts in an attic lose the most, so yours are at least as good.',
    help: 'f-1',
  },
  {
    fields: ['mechanical.ductInsulationR'],
    value: 'R-4.2',
    when: isExistingSystem,
    source: 'This is the lowest in the list, so your ducts are at least as good.',
    help: 'd-4',
  },
];
