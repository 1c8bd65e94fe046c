import { formatDollars, policy } from '@title24/shared-domain';
import type { Outcome, OutcomeLink } from './node.ts';
import { energyCodeAce, outcomeTexts } from './outcome-texts.ts';

const {
  addedDuctsFeet,
  addedDuctsRecentFeet,
  additionExtraRequirementsSquareFeet: largeAddition,
} = policy.triggers;
const { certificate, multifamilyForms, permitDate, registration } = outcomeTexts;

const mandatoryMeasures: OutcomeLink = {
  label: 'Download the mandatory measures summary (PDF)',
  href: '/static/pdf/residential_mandatory_measures_summary.pdf',
};

/** Outcomes of the residential questions, by id. */
export const residentialOutcomes: Readonly<Record<string, Outcome>> = {
  'new-building': {
    verdict: 'required',
    headline: 'A Title 24 report is required for a new heated building.',
    why: ['Every new building that is heated or cooled must meet the Energy Code before it gets a permit.'],
    document: certificate,
    price: { type: 'estimator', estimator: 'new' },
    upload: { type: 'a', label: 'Submit my plans' },
    links: [{ label: 'About Do-It-Yourself', to: 'doItYourself' }],
    references: ['notes'],
    codeNote: `${permitDate} ${registration} ${multifamilyForms}`,
  },
  envelope: {
    verdict: 'forms-required',
    headline:
      'Forms are required when you change the envelope of a heated building. A full report often isn’t.',
    why: [
      'New windows, skylights, insulation or roofing on a heated building are an alteration, and the changed parts must meet the code.',
      'If every changed part meets its own value in the code tables, prescriptive forms are enough. You can fill them in online, free or nearly free.',
      `We can fill in the prescriptive forms for you for ${formatDollars(policy.fees.prescriptiveAdditionFee)}.`,
      'If a part falls short, a performance report can make up for it elsewhere in the house.',
      'A repair isn’t an alteration. See Important Terms for the difference.',
    ],
    document:
      'A certificate of compliance (form CF1R) for the permit application: prescriptive forms, or a performance report.',
    price: {
      type: 'estimator',
      estimator: 'envelope',
      note: 'This range is for a performance report, if the prescriptive forms aren’t enough.',
    },
    upload: { type: 'b', label: 'Submit my plans' },
    freeWay: energyCodeAce,
    links: [
      {
        label: 'Have us fill in the prescriptive forms',
        href: '/compliance-wizard?path=residential/prescriptive',
      },
      { label: 'Questions and answers about re-roofing and windows', href: '/faq-c#c-17' },
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
      'These projects vary widely. Send us the plans for a firm quote.',
    ],
    document: certificate,
    price: {
      type: 'estimator',
      estimator: 'dwelling-units',
      note: 'Treat this range as a ballpark, not a firm quote.',
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
    headline: 'Forms are required, but a full report isn’t.',
    why: [
      'When every part meets its own value in the code tables, you can show that with prescriptive forms, without a computer analysis.',
      'You can fill in the forms online at a third-party site, free or nearly free. Or we fill them in for you.',
    ],
    document: 'Prescriptive certificate of compliance forms (CF1R) for the permit application.',
    price: {
      type: 'fixed',
      amount: policy.fees.prescriptiveAdditionFee,
      note: 'We fill in the prescriptive forms for your addition or alteration.',
    },
    upload: { type: 'b', label: 'Submit my plans' },
    freeWay: energyCodeAce,
    references: ['important-terms'],
    codeNote: `${permitDate} When tests by an ECC rater (called HERS rater before 2026) are needed, the form is completed in a registry such as CHEERS.`,
  },
  mechanical: {
    verdict: 'required',
    headline: 'Required in most cases, but a contractor or rater handles it, not us.',
    why: [
      'A changeout needs forms and tests rather than a report from us. Only a mechanical contractor or an ECC rater (called HERS rater before 2026) can do them, on the registry sites.',
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
      type: 'text',
      note: 'There’s nothing to order from us. Ask your contractor whether forms and tests are in the bid.',
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
      'Ask your city or county about lighting: new built-in lights can require forms.',
      'If you change windows, insulation, heating, cooling or water heating, go back and choose that work.',
    ],
    document:
      'Usually none. Some building departments ask for the mandatory measures form. You can download our summary here.',
    price: { type: 'text', note: 'There’s nothing to pay.' },
    links: [mandatoryMeasures],
    references: ['important-terms'],
    codeNote:
      'Mandatory measures, such as high efficacy lighting in a remodeled kitchen, apply to what you replace, even if no report is required.',
  },
  'not-sure': {
    verdict: 'ask-us',
    headline: 'Ask us. An analyst tells you what your project needs.',
    why: [
      'Send us what you have: plans, a sketch, or a few sentences. We’ll tell you whether you need a report or forms, and what it costs.',
      'You don’t need an account, and asking costs nothing.',
    ],
    document: 'An analyst tells you which forms your building department wants, if any.',
    price: { type: 'text', note: 'The answer is free. If you get a quote, you decide whether to accept it.' },
    upload: { type: 'b', label: 'Send what I have' },
    links: [{ label: 'Call or email us', to: 'contactUs' }],
    references: ['important-terms'],
    codeNote: permitDate,
  },
};
