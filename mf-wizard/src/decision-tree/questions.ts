import { policy } from '@title24/shared-domain';
import type { Question } from './node.ts';

const { additionExtraRequirementsSquareFeet: largeAddition } = policy.triggers;

/** The questions of the compliance wizard with their answers (W3, W4), by id. */
export const questions: Readonly<Record<string, Question>> = {
  residential: {
    question: 'What is the residential project?',
    hint: 'Choose the one that covers most of your work. Check each separate structure on its own.',
    references: ['notes', 'important-terms'],
    answers: [
      {
        slug: 'new-building',
        label: 'New heated building',
        hint: 'A new house, duplex, apartment building or hotel, or a newly built detached ADU (accessory dwelling unit)',
        next: 'new-building',
      },
      {
        slug: 'adu',
        label: 'ADU (accessory dwelling unit)',
        hint: 'A second home on the lot: new, attached to the house, or made from a garage',
        next: 'adu',
      },
      {
        slug: 'windows',
        label: 'Window or door replacement',
        hint: 'New windows, skylights or glass doors in a house that isn’t getting bigger',
        next: 'envelope',
      },
      {
        slug: 're-roof',
        label: 'Re-roof',
        hint: 'New roofing on a heated building, with or without insulation',
        next: 'envelope',
      },
      {
        slug: 'kitchen',
        label: 'Kitchen or bath remodel',
        hint: 'Cabinets, fixtures and finishes, with windows, walls and equipment left as they are',
        next: 'interior-remodel',
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
      {
        slug: 'not-sure',
        label: 'I’m not sure',
        hint: 'Ask a person: tell us what you’re planning, and we’ll tell you what it needs',
        next: 'not-sure',
      },
    ],
  },
  adu: {
    question: 'What kind of ADU is it?',
    references: ['important-terms'],
    answers: [
      {
        slug: 'new-detached',
        label: 'A new building of its own',
        hint: 'Newly built, not attached to the house',
        next: 'new-building',
      },
      {
        slug: 'attached',
        label: 'Attached to the house, or made from its garage or basement',
        hint: 'New or newly heated floor area of the house',
        next: 'addition',
      },
      {
        slug: 'detached-structure',
        label: 'Made from a detached garage, barn or workshop',
        hint: 'An existing structure that becomes a home',
        next: 'detached-structure',
      },
    ],
  },
  addition: {
    question: 'How big is the new or converted area?',
    hint: `The size decides how the report is made. Additions over ${largeAddition} sq ft must meet more requirements.`,
    references: ['important-terms'],
    answers: [
      {
        slug: 'by-itself',
        label: `${largeAddition} sq ft or less`,
        hint: 'We analyze the addition by itself. The existing house stays as it is',
        next: 'addition-by-itself',
      },
      {
        slug: 'existing-plus',
        label: `More than ${largeAddition} sq ft`,
        hint: 'We analyze the existing building plus the addition: improvements to the house earn credit, for example if the addition has a lot of windows',
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
        hint: 'The structure is converted and new floor area is added',
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
        hint: 'A structure that is up for a limited time, such as a site office or an event building',
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
};
