import { policy } from '../policy/policy.ts';
import { siteBuiltGlazing } from '../policy/site-built-glazing.ts';
import { type HelpSheet, list, paragraph } from './help-sheet.ts';
import { fullServiceTimes, placeAndDate } from './project-sections.ts';

const { triggers } = policy;

/** The 'What you need to know' sheet for commercial work (C12). */
export const commercialSheet: HelpSheet = {
  title: 'Commercial and nonresidential construction',
  lead: 'Commercial reports are Full Service only. Tell us which parts of the building your permit covers and send the drawings and schedules below.',
  sections: [
    {
      heading: 'The building and the permit',
      blocks: [
        list(
          ...placeAndDate,
          'The occupancy group of each space and what it is used for. A reflected ceiling plan shows this well.',
          'The kind of work: new building, addition, tenant improvement or change of occupancy.',
          `Mixed use: homes and business space are separate projects. A part below ${triggers.minorOccupancyPercent} percent of the conditioned area may be treated together with the rest for envelope, mechanical systems and water heating. Lighting and mandatory measures still go by each use.`,
          'Historic buildings: in a qualified historic building only the lighting that isn’t historic must comply.',
          'Occupancy I: you don’t need a Title 24 report from us. Other agencies regulate these buildings. For licensed health facilities that is HCAI, which has applied the Energy Code since 2020.',
        ),
      ],
    },
    {
      heading: 'Envelope',
      blocks: [
        list(
          'Floor plans, all elevations, sections and roof plan, with the insulation of each assembly.',
          'The window and door schedule with U-factor, SHGC and visible transmittance.',
          siteBuiltGlazing,
          'Roofing product, with its aged reflectance and emittance.',
        ),
      ],
    },
    {
      heading: 'Mechanical',
      blocks: [
        list(
          'Equipment schedules with model numbers, sizes and efficiencies.',
          'Duct and ventilation plans, and the controls.',
          `Economizers: air handlers over ${triggers.economizerTons} tons need one. Recent editions start lower, at about 2¾ tons, so check small units too.`,
          'Water heating: type, size and piping.',
        ),
      ],
    },
    {
      heading: 'Lighting',
      blocks: [
        list(
          'A luminaire schedule with the watts of each type, and lighting plans that show where each one goes.',
          'Controls: switches, sensors, dimmers and daylight zones.',
          'A shell without heating or cooling still needs lighting documents.',
          'Outdoor lighting: contact us before you order.',
          'A lighting-only project can’t use the performance approach.',
        ),
      ],
    },
    {
      heading: 'Covered processes',
      blocks: [
        paragraph(
          'Some equipment has its own rules, whatever the space around it: refrigerated spaces and supermarket refrigeration, laboratory exhaust, commercial kitchen hoods, enclosed parking garage exhaust, compressed air, data centers, process boilers, elevators and escalators. Solar-ready areas and electrical power distribution do too. Tell us about each one. We work on these by the hour and give you an estimate first.',
        ),
      ],
    },
    {
      heading: 'Forms and tests',
      blocks: [
        list(
          'NRCC: the certificates of compliance that we prepare, one for each scope. They go in with the permit application.',
          'NRCI: certificates of installation, filled in by the contractors.',
          'NRCA: certificates of acceptance. A certified acceptance test technician does the tests for lighting controls and mechanical systems.',
          'Commissioning: new buildings may need it, so ask early.',
        ),
      ],
    },
    { heading: 'How long it takes', blocks: fullServiceTimes },
  ],
  prices: [],
};
