import { policy } from '@title24/shared-domain';
import type { ReferenceId } from '../decision-tree/node.ts';

/** An explanation (W5) with a list of points. `term` is the expression that a point explains. */
export interface ReferenceText {
  readonly id: ReferenceId;
  readonly title: string;
  readonly intro: string;
  readonly points: readonly { readonly term?: string; readonly text: string }[];
  readonly note?: string;
}

const { triggers } = policy;

/** The explanations (W5) in page order. */
export const referenceTexts: readonly ReferenceText[] = [
  {
    id: 'notes',
    title: 'Notes',
    intro: 'How to use this wizard when a project does not fit one line.',
    points: [
      { term: 'Several structures', text: 'Treat each structure as a separate project and check each one.' },
      {
        term: 'Mixed use',
        text: `Residential and nonresidential portions are separate projects, unless the residential part is under ${triggers.minorOccupancyPercent}% of the conditioned area. Then both may be treated together for envelope, heating, cooling and water heating. Lighting and mandatory measures still follow each use.`,
      },
      {
        term: 'Which edition of the code',
        text: 'Your project follows the code in effect when you apply for the permit. The 2025 code applies to applications filed on or after January 1, 2026.',
      },
      {
        term: 'Apartments, condominiums and hotels',
        text: 'They use multifamily or nonresidential forms. Full Service picks the right set.',
      },
      {
        term: 'Unheated buildings',
        text: 'A building without heating and cooling doesn’t need an envelope report, but its lighting may still have to comply.',
      },
    ],
  },
  {
    id: 'important-terms',
    title: 'Important Terms',
    intro: 'Terms that decide which rules apply.',
    points: [
      {
        term: 'Directly conditioned space',
        text: `An enclosed space with mechanical heating over ${triggers.conditionedHeatingBtuPerHourSquareFoot} Btu per hour per square foot, mechanical cooling over ${triggers.conditionedCoolingBtuPerHourSquareFoot} Btu per hour per square foot, or wood heating.`,
      },
      {
        term: 'Indirectly conditioned space',
        text: 'An enclosed space without its own heating or cooling that is closer in heat flow to conditioned space than to the outdoors and has no fixed outdoor vents, or that gets air from conditioned space at more than three air changes an hour.',
      },
      {
        term: 'Repair',
        text: 'Restoring something to the way it was, without raising its energy use. The code does not apply to repairs.',
      },
      {
        term: 'Addition',
        text: 'A change that adds conditioned floor area and volume. Heating a garage, basement or attic that wasn’t heated before is an addition too.',
      },
      {
        term: 'Alteration',
        text: 'A change to the envelope, heating, cooling, water heating or lighting that is not an addition.',
      },
    ],
  },
  {
    id: 'covered-processes',
    title: 'Covered Processes',
    intro: 'The Energy Code limits the energy use of these processes. They are analyzed one by one.',
    points: [
      {
        term: 'Refrigerated spaces',
        text: 'Cold storage. Spaces under 3,000 sq ft follow the appliance rules for walk-ins.',
      },
      {
        term: 'Supermarket refrigeration',
        text: 'Display cases, condensers and compressors of food stores.',
      },
      { term: 'Laboratory exhaust', text: 'Fume hoods and the fans that serve them.' },
      { term: 'Commercial kitchen hoods', text: 'Exhaust hoods and the air that replaces what they take.' },
      { term: 'Enclosed parking garage exhaust', text: 'Fans that respond to the measured air quality.' },
      { term: 'Compressed air', text: 'Compressors, storage and controls of plant air.' },
      { term: 'Data centers', text: 'Computer rooms and their cooling.' },
      { term: 'Process boilers', text: 'Boilers that serve production rather than rooms.' },
      { term: 'Elevator lighting and ventilation', text: 'Lights and fans in the cab.' },
      {
        term: 'Escalator speed control',
        text: 'Escalators and moving walks that slow down when nobody is on them.',
      },
      { term: 'Solar-ready areas', text: 'Roof area kept free for a future solar system.' },
      { term: 'Electrical power distribution', text: 'Metering, separate circuits and voltage drop.' },
      {
        term: 'Building commissioning for new buildings',
        text: 'A check that new systems work as designed.',
      },
    ],
    note: 'Recent editions also cover controlled-environment horticulture and steam traps. Tell us if your project has either.',
  },
  {
    id: 'exempt-processes',
    title: 'Exempt Processes',
    intro: 'What a building makes or does is exempt when the code does not name it.',
    points: [
      {
        term: 'Process equipment',
        text: 'Machines and loads that are not on the list of covered processes, such as manufacturing equipment, have no limit in the Energy Code.',
      },
      {
        term: 'The building around it',
        text: 'The space is not exempt. Its envelope, lighting, heating and cooling must comply as in any other building.',
      },
    ],
  },
];

/**
 * Returns the explanation with the given id (W5).
 * @throws Error if there is none
 */
export function referenceText(id: ReferenceId): ReferenceText {
  const text = referenceTexts.find((one) => one.id === id);
  if (!text) throw new Error(`There is no explanation '${id}'`);
  return text;
}
