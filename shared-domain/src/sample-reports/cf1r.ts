import { energyCode } from '../policy/energy-code.ts';
import { type SampleReport, sampleMark } from './sample-report.ts';

/** An invented CF1R for a new house (performance approach), with its tables in the order of the form. */
export const cf1rSample: SampleReport = {
  title: 'Sample: certificate of compliance CF1R',
  lead: `${sampleMark} This is how the first page of a residential performance report reads.`,
  tables: [
    {
      heading: 'A. General information',
      columns: ['Item', 'Value'],
      rows: [
        ['01 Project name', 'Sample house'],
        ['02 Project location', 'Sample lot, not a real address'],
        ['03 Standards version', `${energyCode.edition}`],
        ['04 Climate zone', '12'],
        ['05 Building type', 'Single family'],
        ['06 Project scope', 'Newly constructed'],
        ['07 Number of dwelling units', '1'],
        ['08 Number of stories', '1'],
        ['09 Front orientation', '180 degrees (south)'],
        ['10 Conditioned floor area', '1,800 sq ft'],
        ['11 Glazing', '270 sq ft (15.0% of the floor area)'],
      ],
      note: 'Check this table first. The location decides the climate zone, and the plan checker compares floor area and orientation with your plans.',
    },
    {
      heading: 'B. Compliance results',
      columns: ['Result', 'Standard design', 'Proposed design', 'Margin'],
      rows: [
        ['Efficiency', '38.2', '36.9', '1.3'],
        ['Total', '61.5', '59.8', '1.7'],
        ['Conclusion', 'Building complies', '', ''],
      ],
      note: 'The software compares your design with a standard one of the same size. A margin of 0 or more complies. If it falls short, we tell you which changes close the gap.',
    },
    {
      heading: 'C. Required special features',
      columns: ['Feature', 'Where'],
      rows: [
        ['High-efficacy lighting in all rooms', 'Whole house'],
        ['Heat pump water heater', 'Garage'],
        ['Roof with insulation below the deck, R-15', 'Attic'],
      ],
      note: 'The inspector looks for these on site. Put them on your plans too.',
    },
    {
      heading: 'D. Features to be verified by an ECC rater',
      columns: ['Feature', 'System'],
      rows: [
        ['Duct leakage', 'Heat pump 1'],
        ['Refrigerant charge', 'Heat pump 1'],
        ['Kitchen range hood', 'Ventilation'],
      ],
      note: 'An independent rater tests these after installation. With such tests the form is registered before you apply for the permit. Their fee isn’t part of our price.',
    },
    {
      heading: 'E. Opaque surfaces',
      columns: ['Name', 'Construction', 'Gross area', 'Insulation'],
      rows: [
        ['Front wall', '2x6 wood frame, 16 in. on center', '360 sq ft', 'R-21 + R-5'],
        ['Left wall', '2x6 wood frame, 16 in. on center', '405 sq ft', 'R-21 + R-5'],
        ['Back wall', '2x6 wood frame, 16 in. on center', '360 sq ft', 'R-21 + R-5'],
        ['Right wall', '2x6 wood frame, 16 in. on center', '405 sq ft', 'R-21 + R-5'],
        ['Ceiling', 'Attic', '1,800 sq ft', 'R-38'],
      ],
      note: 'Walls are listed by the direction they face. The insulation here is what has to be installed.',
    },
    {
      heading: 'F. Windows and glazed doors',
      columns: ['Name', 'Faces', 'Area', 'U-factor', 'SHGC'],
      rows: [
        ['Front windows', 'South', '90 sq ft', '0.27', '0.23'],
        ['Left windows', 'West', '30 sq ft', '0.27', '0.23'],
        ['Back sliding doors', 'North', '120 sq ft', '0.27', '0.23'],
        ['Right windows', 'East', '30 sq ft', '0.27', '0.23'],
      ],
      note: 'Order windows whose labels show these values or lower ones. Other values can change the result.',
    },
    {
      heading: 'G. Heating, cooling and hot water',
      columns: ['System', 'Equipment', 'Rating'],
      rows: [
        ['Heat pump 1', 'Ducted split heat pump, ducts in the attic, R-8', 'HSPF2 8.2, SEER2 15.2'],
        ['Hot water', 'Heat pump water heater, 50 gallons', 'UEF 3.4'],
      ],
      note: 'Your contractor can choose another brand with the same or better ratings.',
    },
    {
      heading: 'H. Declaration statements',
      columns: ['Statement', 'Signed by'],
      rows: [
        ['Documentation author: this certificate is accurate and complete', '(signature)'],
        ['Responsible person: the design matches this certificate', '(signature)'],
      ],
      note: 'We sign as the author. The owner, designer or builder who’s responsible for the design signs below.',
    },
  ],
};
