import { formatDollars, policy } from '@title24/shared-domain';
import type { DecisionTree, OutcomeLink } from './node.ts';

const {
  addedDuctsFeet,
  addedDuctsRecentFeet,
  additionExtraRequirementsSquareFeet: largeAddition,
} = policy.triggers;

const mandatoryMeasures = {
  label: 'Download the mandatory measures summary (PDF)',
  href: '/static/pdf/residential_mandatory_measures_summary.pdf',
};
const energyCodeAce: OutcomeLink = {
  label: 'Fill in the forms yourself at Energy Code Ace',
  href: 'https://energycodeace.com/',
  external: true,
};
const multifamilyForms =
  'Apartments, condominiums and hotels use multifamily or nonresidential forms. Full Service picks the right set.';
const permitDate =
  'The Energy Code in force on the day you apply for the permit counts. Since January 1, 2026 that is the 2025 code.';
const certificate = 'A certificate of compliance (form CF1R). You hand it in with the permit application.';
const registration =
  'If the certificate lists tests by an ECC rater (called HERS rater before 2026), it must be registered before you apply.';

/** Every question, answer and outcome of the compliance wizard (W3, W4; worded by the code in force). */
export const decisionTree: DecisionTree = {
  questions: {
    residential: {
      question: 'What is the residential project?',
      hint: 'Pick the line that covers most of the work. Check each separate structure on its own.',
      references: ['notes', 'important-terms'],
      answers: [
        {
          slug: 'new-building',
          label: 'New heated building',
          hint: 'A new house, duplex, apartment building or hotel, or a newly built detached ADU (accessory dwelling unit)',
          next: 'new-building',
        },
        {
          slug: 'envelope',
          label: 'Only modifies the envelope of an existing heated building',
          hint: 'Windows, doors, insulation, walls or roof, with no new floor area',
          next: 'envelope',
        },
        {
          slug: 'addition',
          label: 'Addition, or garage or basement conversion',
          hint: 'New floor area, an attached ADU, or an unheated garage or basement that becomes living space',
          next: 'addition',
        },
        {
          slug: 'detached-structure',
          label: 'Detached structure converted to habitable space',
          hint: 'A detached garage, barn or workshop that becomes a home, an office or an ADU',
          next: 'detached-structure',
        },
        {
          slug: 'prescriptive',
          label: 'Addition or alteration that can meet prescriptive requirements',
          hint: 'Every window, wall, roof and piece of equipment meets the value in the code tables, without trade-offs',
          next: 'prescriptive',
        },
        {
          slug: 'mechanical',
          label: 'Mechanical changeout only',
          hint: 'New heating or cooling equipment or ducts, and nothing else',
          next: 'mechanical',
        },
        {
          slug: 'interior-remodel',
          label: 'Interior remodeling only',
          hint: 'Kitchen, bath or finishes inside, with windows, walls and equipment left as they are',
          next: 'interior-remodel',
        },
      ],
    },
    addition: {
      question: 'How should the addition be analyzed?',
      hint: `If you are not sure, start with the addition by itself. It costs less when the addition is ${largeAddition} sq ft or smaller.`,
      references: ['important-terms'],
      answers: [
        {
          slug: 'by-itself',
          label: 'The addition by itself',
          hint: 'Only the new or converted area has to comply. The existing house stays as it is',
          next: 'addition-by-itself',
        },
        {
          slug: 'existing-plus',
          label: 'Existing building plus addition',
          hint: 'Improvements to the existing house earn credit for the addition, for example for many windows',
          next: 'existing-plus-addition',
        },
        {
          slug: 'dwelling-units',
          label: 'An alteration that adds dwelling units',
          hint: 'An existing building is divided so that it has at least 2 more homes than before',
          next: 'dwelling-units',
        },
      ],
    },
    'detached-structure': {
      question: 'Does the detached structure also get bigger?',
      references: ['important-terms'],
      answers: [
        {
          slug: 'conversion-only',
          label: 'Conversion only',
          hint: 'The structure keeps its size',
          next: 'conversion-only',
        },
        {
          slug: 'conversion-and-addition',
          label: 'Conversion plus addition',
          hint: 'The structure is converted and new floor area is built on',
          next: 'conversion-and-addition',
        },
      ],
    },
    commercial: {
      question: 'What is the commercial project?',
      hint: 'Pick the first line that fits. Offices, stores, restaurants, schools and warehouses are in the last one.',
      references: ['notes', 'important-terms', 'covered-processes', 'exempt-processes'],
      answers: [
        {
          slug: 'historic',
          label: 'Historic building',
          hint: 'A qualified historic building, listed by a federal, state or local authority',
          next: 'historic',
        },
        {
          slug: 'occupancy-i',
          label: 'Occupancy I',
          hint: 'Hospitals, nursing homes, jails and other institutions',
          next: 'occupancy-i',
        },
        {
          slug: 'temporary',
          label: 'Temporary building',
          hint: 'A structure that stands for a limited time, such as a site office or an event building',
          next: 'temporary',
        },
        {
          slug: 'covered-processes',
          label: 'Covered processes',
          hint: 'Refrigeration, laboratory exhaust, kitchen hoods, data centers and other processes that the code limits',
          next: 'covered-processes',
        },
        {
          slug: 'other',
          label: 'All other commercial projects',
          hint: 'New buildings, additions and tenant improvements: envelope, mechanical or lighting work',
          next: 'other-commercial',
        },
      ],
    },
  },

  outcomes: {
    'new-building': {
      verdict: 'required',
      headline: 'A Title 24 report is required for a new heated building.',
      why: ['Every new building that is heated or cooled must meet the Energy Code before it gets a permit.'],
      document: certificate,
      price: { type: 'estimator', estimator: 'new' },
      upload: { type: 'a', label: 'Submit my plans' },
      links: [{ label: 'About Do It Yourself', to: 'doItYourself' }],
      references: ['notes'],
      codeNote: `${permitDate} ${registration} ${multifamilyForms}`,
    },
    envelope: {
      verdict: 'forms-required',
      headline:
        'Forms are required when you change the envelope of a heated building. A full report often is not.',
      why: [
        'New windows, skylights, insulation or roofing on a heated building are an alteration, and the changed parts must meet the code.',
        'If every changed part meets its own value in the code tables, prescriptive forms are enough. You can fill them in online, free or nearly free.',
        `We can fill in the prescriptive forms for you for ${formatDollars(policy.fees.prescriptiveAdditionFee)}.`,
        'If a part misses its value, a report by the performance approach can make up for it elsewhere in the house.',
        'A repair is not an alteration. See Important Terms for the difference.',
      ],
      document:
        'A certificate of compliance (form CF1R) for the permit application: prescriptive forms, or a performance report.',
      price: {
        type: 'estimator',
        estimator: 'envelope',
        says: 'This range is for a report by the performance approach, if the prescriptive forms are not enough.',
      },
      upload: { type: 'b', label: 'Submit my plans' },
      links: [
        energyCodeAce,
        {
          label: 'Have us fill in the prescriptive forms',
          href: '/compliance-wizard?path=residential/prescriptive',
        },
      ],
      references: ['important-terms'],
      codeNote: `${permitDate} ${registration} ${multifamilyForms}`,
    },
    'addition-by-itself': {
      verdict: 'required',
      headline: 'A Title 24 report is required for the addition.',
      why: [
        'Added floor area that is heated or cooled must meet the code. That includes a garage, basement or attic that becomes living space.',
        `Additions over ${largeAddition} sq ft must meet more requirements, so we price them as existing building plus addition.`,
      ],
      document: certificate,
      price: { type: 'estimator', estimator: 'addition' },
      upload: { type: 'b', label: 'Submit my plans' },
      links: [
        {
          label: 'Compare with existing building plus addition',
          href: '/compliance-wizard?path=residential/addition/existing-plus',
        },
      ],
      references: ['important-terms'],
      codeNote: `${permitDate} ${registration}`,
    },
    'existing-plus-addition': {
      verdict: 'required',
      headline: 'A Title 24 report is required for the existing building plus the addition.',
      why: [
        'The addition must meet the code. When the existing building is part of the analysis, its improvements can make up for what the addition lacks.',
      ],
      document: certificate,
      price: { type: 'estimator', estimator: 'existing-plus' },
      upload: { type: 'b', label: 'Submit my plans' },
      links: [
        {
          label: 'Compare with the addition by itself',
          href: '/compliance-wizard?path=residential/addition/by-itself',
        },
      ],
      references: ['important-terms'],
      codeNote: `${permitDate} ${registration}`,
    },
    'dwelling-units': {
      verdict: 'required',
      headline: 'A Title 24 report is required when an alteration adds dwelling units.',
      why: [
        'Each new dwelling unit must meet the code, together with the parts of the building that you change.',
        'These projects differ widely. Send us the plans for a firm quote.',
      ],
      document: certificate,
      price: {
        type: 'estimator',
        estimator: 'dwelling-units',
        says: 'Treat this range as a ballpark. It is not a firm quote.',
      },
      upload: { type: 'b', label: 'Submit my plans' },
      references: ['important-terms'],
      codeNote: `${permitDate} ${registration} ${multifamilyForms}`,
    },
    'conversion-only': {
      verdict: 'required',
      headline: 'A Title 24 report is required for the conversion.',
      why: [
        'An unheated structure that becomes living space counts as an addition, even when its walls stay where they are.',
        'Enter the floor area of the converted structure as the addition.',
      ],
      document: certificate,
      price: { type: 'estimator', estimator: 'addition' },
      upload: { type: 'b', label: 'Submit my plans' },
      references: ['important-terms'],
      codeNote: `An ADU made from an existing structure needs the same documents as any addition. ${permitDate} ${registration}`,
    },
    'conversion-and-addition': {
      verdict: 'required',
      headline: 'A Title 24 report is required for the conversion and the addition.',
      why: [
        'The converted structure and the new floor area both become heated space and must meet the code together.',
        'Enter the floor area of the structure as the existing area and the new floor area as the addition.',
      ],
      document: certificate,
      price: { type: 'estimator', estimator: 'existing-plus' },
      upload: { type: 'b', label: 'Submit my plans' },
      references: ['important-terms'],
      codeNote: `An ADU made from an existing structure needs the same documents as any addition. ${permitDate} ${registration}`,
    },
    prescriptive: {
      verdict: 'forms-required',
      headline: 'Forms are required, but a full report is not.',
      why: [
        'When every part meets its own value in the code tables, you can show it with prescriptive forms and without a computer analysis.',
        'You can fill in the forms online at a third-party site, free or nearly free. Or we fill them in for you.',
      ],
      document: 'Prescriptive certificate of compliance forms (CF1R) for the permit application.',
      price: {
        type: 'fixed',
        amount: policy.fees.prescriptiveAdditionFee,
        says: 'We fill in the prescriptive forms for your addition or alteration.',
      },
      upload: { type: 'b', label: 'Submit my plans' },
      links: [energyCodeAce],
      references: ['important-terms'],
      codeNote: `${permitDate} When tests by an ECC rater (called HERS rater before 2026) are needed, the form is completed in a registry such as CHEERS.`,
    },
    mechanical: {
      verdict: 'required',
      headline: 'Required in most cases, but a contractor or rater handles it, not us.',
      why: [
        'A changeout needs forms and tests rather than a report from us. Only a mechanical contractor or an ECC rater (called HERS rater before 2026) can do them, on the sites of the registries.',
      ],
      points: {
        heading: 'Measures are triggered when you',
        items: [
          'replace a ducted furnace, air handler, condenser, coil or compressor',
          `add more than ${addedDuctsFeet} ft of ducts in unconditioned or indirectly conditioned space`,
        ],
      },
      document: 'Forms from the contractor (CF1R and CF2R) and a test form from an independent rater (CF3R).',
      price: {
        type: 'words',
        says: 'There is nothing to order from us. Ask your contractor whether forms and tests are in the bid.',
      },
      links: [
        { label: 'CHEERS registry', href: 'https://www.cheers.org/', external: true },
        {
          label: 'State list of ECC (HERS) providers',
          href: 'https://www.energy.ca.gov/programs-and-topics/programs/home-energy-rating-system-hers-program/home-energy-rating-system',
          external: true,
        },
      ],
      references: ['important-terms'],
      codeNote: `Recent editions of the code use a lower threshold of ${addedDuctsRecentFeet} ft for ducts, so ask your contractor or rater about short runs too. A contractor must not verify their own work.`,
    },
    'interior-remodel': {
      verdict: 'usually-not-required',
      headline: 'A Title 24 report is usually not required for interior remodeling alone.',
      why: [
        'Work on finishes, cabinets and inside walls generally needs no certificate of compliance.',
        'Ask your city or county about lighting: new built-in lights can bring forms.',
        'If you change windows, insulation, heating, cooling or water heating, go back and choose that work.',
      ],
      document:
        'Usually none. Some building departments ask for the mandatory measures form. You can download our summary here.',
      price: { type: 'words', says: 'There is nothing to pay.' },
      links: [mandatoryMeasures],
      references: ['important-terms'],
      codeNote:
        'Mandatory measures, such as high efficacy lighting in a remodeled kitchen, apply to what you replace, even if no report is required.',
    },
    historic: {
      verdict: 'partly',
      headline: 'Only lighting that is not historic must comply.',
      why: [
        'Qualified historic buildings are excepted from the Energy Code. Lighting that is neither historic nor a replica of historic lighting is not.',
      ],
      document: 'Nonresidential lighting certificates (NRCC) for the lighting that is not historic.',
      price: {
        type: 'estimator',
        estimator: 'commercial',
        inputs: { lighting: '1' },
        says: 'Enter the floor area that the new lighting serves.',
      },
      upload: { type: 'c', label: 'Submit my plans' },
      references: ['notes'],
      codeNote: `Your building department decides whether the building is a qualified historic building. ${permitDate}`,
    },
    'occupancy-i': {
      verdict: 'not-required',
      headline: 'You do not need a Title 24 report from us for Occupancy I.',
      why: [
        'Institutional buildings answer to other regulators. For licensed health facilities that is HCAI, the state Department of Health Care Access and Information.',
      ],
      document: 'None from us. The agency that regulates the building says which energy documents it wants.',
      price: { type: 'words', says: 'There is nothing to order from us.' },
      links: [{ label: 'Ask us about a mixed-use building', to: 'contactUs' }],
      references: ['notes'],
      codeNote:
        'HCAI has applied the Energy Code to health facilities since 2020, under its own procedure. Parts of a campus with another occupancy, such as offices, can need a report.',
    },
    temporary: {
      verdict: 'ask-us',
      headline: 'It depends: the building department may exempt a temporary building.',
      why: [
        'The local building official can exempt temporary buildings. Ask the department before you order anything, or ask us and we find out with you.',
      ],
      document: 'If the department wants it: nonresidential certificates of compliance (NRCC).',
      price: {
        type: 'estimator',
        estimator: 'commercial',
        says: 'If the department asks for compliance, the report costs the same as for any commercial building.',
      },
      upload: { type: 'c', label: 'Submit my plans' },
      links: [{ label: 'Ask us', to: 'contactUs' }],
      references: ['notes'],
      codeNote: `The exemption is at local discretion, so get it in writing. ${permitDate}`,
    },
    'covered-processes': {
      verdict: 'required',
      headline: 'Compliance is required for covered processes.',
      why: [
        'The code limits the energy of certain processes by name. They are analyzed one by one, so we charge by the hour.',
        'Send us the plans and we answer with an hourly fee estimate.',
      ],
      document: 'Nonresidential certificates of compliance (NRCC) for the processes.',
      price: { type: 'words', says: 'By the hour. You get an estimate of the fee before any work starts.' },
      upload: { type: 'c', label: 'Submit my plans' },
      references: ['covered-processes', 'exempt-processes'],
      codeNote: `The list of covered processes grows with each edition of the code. ${permitDate}`,
    },
    'other-commercial': {
      verdict: 'required',
      headline:
        'A Title 24 report is required for the envelope, mechanical and lighting work of the project.',
      why: [
        'New commercial buildings, additions and tenant improvements must meet the code for each kind of work they include.',
        'In a building without heating and cooling, the lighting must still comply.',
      ],
      document: 'Nonresidential certificates of compliance (NRCC), one for each kind of work.',
      price: { type: 'estimator', estimator: 'commercial' },
      upload: { type: 'c', label: 'Submit my plans' },
      links: [{ label: 'Outdoor lighting: contact us', to: 'contactUs' }],
      references: ['notes', 'covered-processes', 'exempt-processes'],
      codeNote: `${permitDate} Lighting controls and mechanical systems are tested at the end by certified acceptance technicians.`,
    },
  },
};
