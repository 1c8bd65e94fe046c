import { policy } from '../policy/policy.ts';
import { roofsAndFloors, wallsAndDoors, windowsAndGlazing } from './envelope-sections.ts';
import { type HelpSheet, list } from './help-sheet.ts';
import {
  conditionedFloorArea,
  ductsAndEquipment,
  homeTimeline,
  placeAndDate,
  signaturesAndTests,
} from './project-sections.ts';

/** The 'What you need to know' sheet for a new home (C12). */
export const residentialSheet: HelpSheet = {
  title: 'New residential construction',
  lead: 'Send us these things for a new home, or have them handy when you enter the project yourself. A report that doesn’t match the plans is a common reason for rejection at plan check, so use the set you’ll submit.',
  sections: [
    {
      heading: 'Place, date and direction',
      blocks: [
        list(
          ...placeAndDate,
          'For a tract model that will be built facing different ways, choose All Orientations. The design must then comply facing every way.',
          `If a zone line splits a development, all of it follows the zone with ${policy.climate.splitDevelopmentDwellingsPercent} percent or more of the dwelling units.`,
          'The building type: Single Family Detached, Row House (attached side by side) or Apartment/Condo (attached above and below). Apartments and condominiums use multifamily forms; Full Service picks the right set.',
        ),
      ],
    },
    {
      heading: 'Plans and floor area',
      blocks: [
        list(
          'Floor plans with dimensions, and the conditioned floor area of each story.',
          'Elevations of all sides, and sections that show ceilings, floors and insulation.',
          ...conditionedFloorArea,
        ),
      ],
    },
    wallsAndDoors,
    roofsAndFloors,
    windowsAndGlazing,
    {
      heading: 'Heating, cooling, water and power',
      blocks: [
        ...ductsAndEquipment,
        list(
          'Ventilation: the fan or system that brings in fresh air for the whole house.',
          'Solar panels and batteries: tell us your plans. New homes generally need solar panels, and a battery can help the result.',
        ),
      ],
    },
    signaturesAndTests,
    homeTimeline,
  ],
  prices: [{ label: 'Do-It-Yourself report for a new home', sku: '1001' }],
};
