import { type HelpSheet, list, paragraph } from './help-sheet.ts';

/** The summary of mandatory measures that every residential report comes with (domain facts; our own words). */
export const mandatoryMeasuresSheet: HelpSheet = {
  title: 'Single-Family Residential Mandatory Requirements Summary',
  lead: 'These requirements apply to new homes and to whatever an addition or alteration builds or changes, whichever way you comply. A better window or furnace never makes up for one of them. This is our own short summary; the code and the forms of your project are what counts.',
  sections: [
    {
      heading: 'Air sealing',
      blocks: [
        list(
          'Seal joints, gaps and holes for pipes and wires in the shell of the house, with caulk, gaskets or foam.',
          'Windows and outside doors must be made and tested to limit air leaks.',
          'A fireplace needs a tight door, its own outside air and a damper that closes.',
        ),
      ],
    },
    {
      heading: 'Insulation',
      blocks: [
        list(
          'Ceilings, walls and raised floors each have a least insulation value. The certificate of compliance lists the values for your project, which are often higher.',
          'Insulation must be certified by its maker, must fill its space and must not be compressed.',
          'Loose-fill insulation is installed at the density that its label gives.',
        ),
      ],
    },
    {
      heading: 'Windows, doors and skylights',
      blocks: [
        list(
          'Each unit carries a temporary label with its U-factor and SHGC, rated by the NFRC. Keep the labels on until the inspector has seen them.',
          'A product without a rating uses the default values of the state, which are poor.',
        ),
      ],
    },
    {
      heading: 'Heating, cooling and ducts',
      blocks: [
        list(
          'Size equipment from heating and cooling load calculations.',
          'Equipment must be certified for sale in California.',
          'Install a setback thermostat.',
          'Ducts must be insulated and sealed with approved mastic, tape or aerosol. Cloth-backed tape alone is not enough.',
          'Duct leakage and airflow are tested by an ECC rater (called HERS rater before 2026) where the forms say so.',
          'Refrigerant lines outside the house need insulation that is protected from weather and sun.',
          'Filters must be easy to reach and labeled with their airflow and pressure drop.',
        ),
      ],
    },
    {
      heading: 'Water heating',
      blocks: [
        list(
          'Water heaters must be certified for sale in California.',
          'Hot water pipes are insulated, buried ones included.',
          'Pools and spas with heaters have rules of their own for covers, pumps and heaters.',
        ),
      ],
    },
    {
      heading: 'Ventilation',
      blocks: [
        list(
          'Every dwelling needs fresh air by fan, sized by ASHRAE Standard 62.2 as California amends it.',
          'Kitchens need a range hood or another exhaust fan, and bathrooms need an exhaust fan. Both must blow to the outside.',
          'Fan flow and sound are checked. Where the forms say so, a rater measures them.',
        ),
      ],
    },
    {
      heading: 'Lighting',
      blocks: [
        list(
          'Built-in lights must be high efficacy. LED lights certified for California meet this.',
          'Recessed lights in insulated ceilings must be airtight and made for contact with insulation.',
          'Bathrooms, garages, laundry rooms and utility rooms need at least one light that a sensor turns off.',
          'Most other built-in lights need dimmers or sensors.',
          'Outside lights on the house need a switch and an automatic control for daylight.',
        ),
      ],
    },
    {
      heading: 'Ready for solar, batteries and electric equipment',
      blocks: [
        paragraph(
          'New homes must also be prepared for equipment that may come later. Which items apply depends on the house and on what it is built with:',
        ),
        list(
          'Solar: roof space and a path for the wiring, where panels are not put up at once.',
          'Batteries: panel space and wiring for a battery system.',
          'Heat pumps and electric appliances: circuits for heating, water heating, cooking and drying where gas is used today.',
        ),
      ],
    },
  ],
};
