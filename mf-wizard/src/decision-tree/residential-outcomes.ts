import { formatDollars, policy } from '@title24/shared-domain';
import { formsPrice } from '@title24/shared-domain/estimator-answers';
import type { Outcome, OutcomeLink } from './node.ts';
import { energyCodeAce, outcomeTexts } from './outcome-texts.ts';

const {
  addedDuctsFeet,
  addedDuctsRecentFeet,
  additionExtraRequirementsSquareFeet: largeAddition,
} = policy.triggers;
const { certificate, multifamilyForms, permitDate, registration } = outcomeTexts;

/** SKU of the load calculations for heating and cooling (H3). */
const loadCalculationsSku = '2002';

const mandatoryMeasures: OutcomeLink = {
  label: 'Download the mandatory measures summary (PDF)',
  href: '/static/pdf/residential_mandatory_measures_summary.pdf',
};

/** Outcomes of the residential questions, by id. */
export const residentialOutcomes: Readonly<Record<string, Outcome>> = {
  'new-building': {
    verdict: 'required',
    drawing: 'new',
    headline: 'A Title 24 report is required for a new heated building.',
    reason: 'Every new building that is heated or cooled must meet the Energy Code before it gets a permit.',
    document: certificate,
    price: { type: 'estimator', estimator: 'new' },
    upload: { type: 'a', label: 'Submit my plans' },
    links: [{ label: 'About Do-It-Yourself', to: 'doItYourself' }],
    references: ['notes'],
    codeNote: `${permitDate} ${registration} ${multifamilyForms}`,
  },
  envelope: {
    verdict: 'forms-required',
    drawing: 'windows',
    headline:
      'Forms are required when you change the envelope of a heated building. A full report often isn’t.',
    reason:
      'New windows, skylights, insulation or roofing on a heated building are an alteration, and the changed parts must meet the code.',
    why: [
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
      first: formsPrice,
      note: 'If the forms aren’t enough, you need a performance report. Its price depends on the floor area.',
    },
    upload: { type: 'b', label: 'Submit my plans' },
    freeOption: energyCodeAce,
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
    drawing: 'addition',
    headline: 'A Title 24 report is required for the addition.',
    reason:
      'Added floor area that is heated or cooled must meet the code. That includes a garage, basement or attic that becomes living space.',
    why: [
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
    drawing: 'addition',
    headline: 'A Title 24 report is required for the existing building plus the addition.',
    reason:
      'The addition must meet the code. When the existing building is part of the analysis, its improvements can make up for what the addition lacks.',
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
    drawing: 'units',
    headline: 'A Title 24 report is required when an alteration adds dwelling units.',
    reason:
      'Each new dwelling unit must meet the code, together with the parts of the building that you change.',
    why: ['These projects vary widely. Send us the plans for a firm quote.'],
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
    drawing: 'adu',
    headline: 'A Title 24 report is required for the conversion.',
    reason:
      'An unheated structure that becomes living space counts as an addition, even when its walls stay where they are.',
    document: certificate,
    price: {
      type: 'estimator',
      estimator: 'addition',
      note: 'Enter the floor area of the converted structure as the addition.',
    },
    upload: { type: 'b', label: 'Submit my plans' },
    references: ['important-terms'],
    codeNote: `An ADU made from an existing structure needs the same documents as any addition. ${permitDate} ${registration}`,
  },
  'conversion-and-addition': {
    verdict: 'required',
    drawing: 'adu',
    headline: 'A Title 24 report is required for the conversion and the addition.',
    reason:
      'The converted structure and the new floor area both become heated space and must meet the code together.',
    document: certificate,
    price: {
      type: 'estimator',
      estimator: 'existing-plus',
      note: 'Enter the floor area of the structure as the existing area and the new floor area as the addition.',
    },
    upload: { type: 'b', label: 'Submit my plans' },
    references: ['important-terms'],
    codeNote: `An ADU made from an existing structure needs the same documents as any addition. ${permitDate} ${registration}`,
  },
  prescriptive: {
    verdict: 'forms-required',
    drawing: 'forms',
    headline: 'Forms are required, but a full report isn’t.',
    reason:
      'When every part meets its own value in the code tables, you can show that with prescriptive forms, without a computer analysis.',
    why: [
      'You can fill in the forms online at a third-party site, free or nearly free. Or we fill them in for you.',
    ],
    document: 'Prescriptive certificate of compliance forms (CF1R) for the permit application.',
    price: {
      type: 'fixed',
      amount: policy.fees.prescriptiveAdditionFee,
      note: 'We fill in the prescriptive forms for your addition or alteration.',
    },
    upload: { type: 'b', label: 'Submit my plans' },
    freeOption: energyCodeAce,
    references: ['important-terms'],
    codeNote: `${permitDate} When tests by an ECC rater (called HERS rater before 2026) are needed, the form is completed in a registry such as CHEERS.`,
  },
  mechanical: {
    verdict: 'required',
    drawing: 'equipment',
    headline: 'Forms and tests are required in most cases. Your contractor and a rater handle them.',
    reason:
      'A changeout needs forms and tests rather than a report from us. Only a mechanical contractor or an ECC rater (called HERS rater before 2026) can do them, on the registry sites.',
    facts: [
      {
        term: 'When',
        text: `You replace a ducted furnace, air handler, condenser, coil or compressor, or add more than ${addedDuctsFeet} ft of ducts in unconditioned or indirectly conditioned space. Recent editions of the code start at ${addedDuctsRecentFeet} ft, so ask about short runs too.`,
      },
      {
        term: 'Who tests',
        text: 'An independent ECC rater. Contractors must not verify their own work.',
      },
      {
        term: 'Load calculations',
        text: 'Asked for when new equipment is sized: they say how much heating and cooling the house needs, and your contractor picks a size that fits.',
      },
    ],
    document: 'Forms from the contractor (CF1R and CF2R) and a test form from an independent rater (CF3R).',
    price: {
      type: 'product',
      sku: loadCalculationsSku,
      name: 'Load calculations',
      note: 'For load calculations alone. The forms and tests aren’t ours: ask your contractor whether they’re in the bid.',
    },
    next: { label: 'Order load calculations', to: 'newProject' },
    links: [
      { label: 'About load calculations', href: '/faq-f#f-7' },
      { label: 'CHEERS registry', href: 'https://www.cheers.org/', external: true },
      {
        label: 'State list of ECC (HERS) providers',
        href: 'https://www.energy.ca.gov/programs-and-topics/programs/home-energy-rating-system-hers-program/home-energy-rating-system',
        external: true,
      },
    ],
    references: ['important-terms'],
    codeNote: permitDate,
  },
  'interior-remodel': {
    verdict: 'usually-not-required',
    drawing: 'interior',
    headline: 'A Title 24 report is usually not required for interior remodeling alone.',
    reason: 'Work on finishes, cabinets and inside walls generally needs no certificate of compliance.',
    why: [
      'Ask your city or county about lighting: new built-in lights can require forms.',
      'If you change windows, insulation, heating, cooling or water heating, go back and choose that work.',
    ],
    document:
      'Usually none. Some building departments ask for the mandatory measures form. You can download our summary here.',
    price: { type: 'text', note: 'There’s nothing to pay.' },
    next: mandatoryMeasures,
    references: ['important-terms'],
    codeNote:
      'Mandatory measures, such as high efficacy lighting in a remodeled kitchen, apply to what you replace, even if no report is required.',
  },
  'not-sure': {
    verdict: 'ask-us',
    drawing: 'unknown',
    headline: 'Ask us. An analyst tells you what your project needs.',
    reason:
      'Send us what you have: plans, a sketch, or a few sentences. We’ll tell you whether you need a report or forms, and what it costs.',
    why: ['No account needed, and asking costs nothing.'],
    document: 'An analyst tells you which forms your building department wants, if any.',
    price: { type: 'text', note: 'The answer is free. If you get a quote, you decide whether to accept it.' },
    upload: { type: 'b', label: 'Send what I have' },
    links: [{ label: 'Call or email us', to: 'contactUs' }],
    references: ['important-terms'],
    codeNote: permitDate,
  },
};
