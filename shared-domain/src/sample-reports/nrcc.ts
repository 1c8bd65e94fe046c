import { energyCode } from '../policy/energy-code.ts';
import { type SampleReport, sampleMark } from './sample-report.ts';

/** An invented NRCC-LTI for altered office lighting (prescriptive approach), with tables in form order. */
export const nrccSample: SampleReport = {
  title: 'Sample: certificate of compliance NRCC',
  lead: `${sampleMark} This is how the indoor lighting form of a small office (NRCC-LTI) reads.`,
  tables: [
    {
      heading: 'A. General information',
      columns: ['Item', 'Value'],
      rows: [
        ['01 Project name', 'Sample office'],
        ['02 Project location', 'Sample street, not a real address'],
        ['03 Standards version', `${energyCode.edition}`],
        ['04 Climate zone', '3'],
        ['05 Occupancy', 'Group B, office'],
        ['06 Total conditioned floor area', '1,200 sq ft'],
        ['07 Number of stories', '1'],
      ],
      note: 'The building department uses this table to file the form. It must match the title sheet of your plans.',
    },
    {
      heading: 'B. Project scope',
      columns: ['Scope', 'Included'],
      rows: [
        ['New lighting system', 'No'],
        ['Altered lighting system', 'Yes, 16 luminaires'],
        ['Calculation method', 'Area category'],
      ],
      note: 'A tenant improvement that replaces its lights is an alteration. Envelope and mechanical work have forms of their own.',
    },
    {
      heading: 'C. Compliance results',
      columns: ['Result', 'Watts'],
      rows: [
        ['Allowed lighting power', '720'],
        ['Designed lighting power', '504'],
        ['Conclusion', 'Complies'],
      ],
      note: 'Designed power must not be above what is allowed. Here 216 watts are left for a later change.',
    },
    {
      heading: 'F. Indoor lighting fixture schedule',
      columns: ['Tag', 'Luminaire', 'Watts each', 'Number', 'Watts'],
      rows: [
        ['L1', '2x4 LED troffer', '38', '12', '456'],
        ['L2', 'LED downlight', '12', '4', '48'],
        ['Total', '', '', '16', '504'],
      ],
      note: 'The tags are those of your lighting plan. If a luminaire changes during construction, tell us before you order it.',
    },
    {
      heading: 'H. Indoor lighting controls',
      columns: ['Area', 'Shut-off', 'Dimming', 'Daylight'],
      rows: [
        ['Open office', 'Occupancy sensor', 'Continuous', 'Photosensor'],
        ['Hall', 'Occupancy sensor', 'Continuous', 'Not required'],
      ],
      note: 'Most corrections at plan check are about controls. Each area of the plan needs its line here.',
    },
    {
      heading: 'I. Lighting power allowance',
      columns: ['Area', 'Floor area', 'Watts per sq ft', 'Allowed watts'],
      rows: [
        ['Open office', '1,000 sq ft', '0.60', '600'],
        ['Hall', '200 sq ft', '0.60', '120'],
        ['Total', '1,200 sq ft', '', '720'],
      ],
      note: 'The code gives each kind of room its allowance. The sum is the limit in table C.',
    },
    {
      heading: 'Q. Required acceptance tests',
      columns: ['Form', 'Tested by'],
      rows: [
        ['NRCA-LTI-02: lighting controls', 'Certified acceptance test technician'],
        ['NRCA-LTI-03: automatic daylight dimming', 'Certified acceptance test technician'],
      ],
      note: 'The tests come at the end, before the final inspection. Their fee isn’t part of our price.',
    },
    {
      heading: 'R. Declaration statements',
      columns: ['Statement', 'Signed by'],
      rows: [
        ['Documentation author: this certificate is accurate and complete', '(signature)'],
        ['Responsible person: the design matches this certificate', '(signature)'],
      ],
      note: 'We sign as the author. The designer or contractor who’s responsible for the lighting signs below.',
    },
  ],
};
