import { formatDollars } from '../catalogue/money.ts';
import { policy } from '../policy/policy.ts';
import { roofsAndFloors, wallsAndDoors, windowsAndGlazing } from './envelope-sections.ts';
import { type HelpSheet, list, paragraph } from './help-sheet.ts';
import {
  conditionedFloorArea,
  ductsAndEquipment,
  homeTimeline,
  placeAndDate,
  signaturesAndTests,
} from './project-sections.ts';

const { fees, triggers } = policy;

/** The 'What you need to know' sheet for an addition (C12). */
export const additionSheet: HelpSheet = {
  title: 'Residential additions',
  lead: 'An addition makes the heated or cooled space of a home larger. Send us what’s there now, what stays and what changes.',
  sections: [
    {
      heading: 'Is it an addition?',
      blocks: [
        list(
          'A garage, basement or attic that becomes living space is an addition.',
          'A new detached dwelling, such as a newly built ADU, is a new building. Use the sheet for new residential construction.',
          'An existing detached structure that becomes a dwelling is a conversion. Tell us whether you also make it larger.',
          'New windows, insulation or equipment without new floor area is an alteration.',
          'Treat each detached structure as a separate project.',
        ),
      ],
    },
    {
      heading: 'The size decides what applies',
      blocks: [
        {
          kind: 'table',
          caption: 'Size of the addition and what changes',
          columns: ['Added floor area', 'What to know'],
          rows: [
            ['Up to 300 sq ft', 'The cool roof rule generally doesn’t apply to the addition.'],
            ['Up to 400 sq ft', 'The most generous limits for glass if you comply prescriptively.'],
            [
              `Up to ${triggers.additionExtraRequirementsSquareFeet} sq ft`,
              'The addition may comply by itself, with reduced requirements.',
            ],
            [
              `Over ${triggers.additionExtraRequirementsSquareFeet} sq ft`,
              'Extra requirements: the full prescriptive package, with tighter limits for all glass and for west glass. We price it as existing plus addition.',
            ],
            [
              'Over 1,000 sq ft',
              'Whole-dwelling ventilation rules may apply. They also apply to any addition that is a new dwelling unit.',
            ],
          ],
        },
        paragraph(
          'Existing plus addition looks at the existing house and the addition together. Improvements to the existing house then earn credit that can make up for a weaker part of the addition.',
        ),
        paragraph(
          `Small additions and alterations can often use the prescriptive forms. You can fill them in online, free or nearly free. We’ll fill them in for ${formatDollars(fees.prescriptiveAdditionFee)}.`,
        ),
      ],
    },
    {
      heading: 'Place, date and direction',
      blocks: [list(...placeAndDate, 'The year the house was built, if you know it.')],
    },
    {
      heading: 'Areas and lengths',
      blocks: [
        list(
          'The existing floor area and the added floor area, each separately. The Addition area box takes the addition only. An alteration with no addition enters 1.',
          ...conditionedFloorArea,
          'The whole perimeter of the old house before the work, and how much of it the addition covers.',
          'The perimeter of the addition for each direction.',
          'The roof area that the addition covers, measured in plan.',
          'Special roofs without an attic: for the addition only. For old insulation that comes out, choose one of the options that begin with “Existing to be replaced”.',
        ),
      ],
    },
    {
      heading: 'What stays and what changes',
      blocks: [
        list(
          'Old windows that you re-use: under Existing glazing, check “To be removed?” for them. Under Added glazing, choose Pre-existing (re-used) as their glass.',
          'Windows that you replace: enter the old ones as they are before the work, check “To be removed?” for them, and check Added to Existing Wall for the new ones.',
          'Roof, insulation, heating, cooling and water heating: say for each whether it stays or changes.',
          `Ducts: say whether they are extended. Adding more than ${triggers.addedDuctsFeet} ft of ducts in unconditioned or indirectly conditioned space triggers tests and other measures. Recent editions use a lower limit of ${triggers.addedDuctsRecentFeet} ft, so ask your contractor or rater even for short runs.`,
          'Kitchens and bathrooms: new built-in lights must meet the lighting rules.',
        ),
      ],
    },
    wallsAndDoors,
    roofsAndFloors,
    windowsAndGlazing,
    { heading: 'Heating, cooling and water', blocks: ductsAndEquipment },
    signaturesAndTests,
    homeTimeline,
  ],
  prices: [
    { label: 'Do-It-Yourself report for an addition by itself', sku: '1001' },
    { label: 'Do-It-Yourself report for an existing house plus addition', sku: '1002' },
    { label: 'Prescriptive forms, filled in by us', fee: fees.prescriptiveAdditionFee },
  ],
};
