import { policy } from '../policy/policy.ts';
import { type HelpSheet, list, paragraph } from './help-sheet.ts';

const { mechanical } = policy;

/** The summary of mandatory measures for homes (C12). */
export const mandatoryMeasuresSheet: HelpSheet = {
  title: 'Single-Family Residential Mandatory Requirements Summary',
  lead: 'Mandatory measures apply to new homes and to whatever an addition or alteration adds or changes, whichever way you comply. A better window or furnace doesn’t make up for one of them. This is our own short summary of the topics. The code, and the forms and checklist for your project, give the exact requirements.',
  sections: [
    {
      heading: 'Air sealing',
      blocks: [
        list(
          'Joints, gaps and openings in the shell of the house are sealed against air leaks.',
          'Windows and exterior doors are made to limit air leaks.',
        ),
      ],
    },
    {
      heading: 'Insulation',
      blocks: [
        list(
          'Ceilings, walls and raised floors each have a minimum insulation value. The certificate of compliance lists the values for your project, which are often higher.',
          'The minimum R-values of the 2025 code are in the summary of the same title that the California Energy Commission publishes for each edition.',
          'Insulation must fill its space and must not be compressed.',
        ),
      ],
    },
    {
      heading: 'Windows, doors and skylights',
      blocks: [
        list(
          'Each unit carries a label with its U-factor and SHGC, rated by the NFRC. Keep the labels on until the inspector has seen them.',
          'The U-factors of the 2025 code are in the same summary of the Energy Commission, and in the Energy Code’s tables for your climate zone. The certificate of compliance lists the values for your project.',
          'A product without a rating uses the state’s default values.',
        ),
      ],
    },
    {
      heading: 'Heating, cooling and ducts',
      blocks: [
        list(
          'Equipment is sized from heating and cooling load calculations and has a thermostat.',
          'Ducts are insulated and sealed.',
          `Duct leakage is tested if the forms call for it, by an ECC rater (called HERS rater before 2026). Recent editions ask for under ${mechanical.newDuctLeakagePercent} percent in new systems and ${mechanical.alteredDuctLeakagePercent} percent in altered ones. The registered form states the target for your project.`,
        ),
      ],
    },
    {
      heading: 'Water heating',
      blocks: [list('Water heaters meet the state’s efficiency rules, and hot water pipes are insulated.')],
    },
    {
      heading: 'Ventilation',
      blocks: [
        list(
          'Homes have mechanical ventilation sized by ASHRAE Standard 62.2.',
          'Kitchens and bathrooms have exhaust fans.',
        ),
      ],
    },
    {
      heading: 'Lighting',
      blocks: [
        list(
          'Built-in lights are high efficacy, such as LEDs that qualify.',
          'Vacancy sensors or dimmers control them in the rooms that the code names.',
        ),
      ],
    },
    {
      heading: 'Ready for solar, batteries and electric equipment',
      blocks: [
        paragraph(
          'New homes also get ready for equipment that may come later. What applies depends on the house and on what it is built with:',
        ),
        list(
          'Solar: room on the roof for panels.',
          'Batteries: room and wiring for a battery system.',
          'Heat pumps and electric appliances: wiring for electric equipment if gas is used today.',
        ),
      ],
    },
  ],
  prices: [],
};
