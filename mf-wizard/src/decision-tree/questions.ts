import { policy } from '@title24/shared-domain';
import type { Question } from './node.ts';

const { additionExtraRequirementsSquareFeet: largeAddition } = policy.triggers;

/** The compliance wizard's questions (W3, W4), by id. */
export const questions: Readonly<Record<string, Question>> = {
  residential: {
    question: 'What are you planning?',
    references: ['notes', 'important-terms'],
    answers: [
      {
        slug: 'new-building',
        label: 'Build new',
        hint: 'A new heated building: house, apartments, hotel or detached ADU',
        next: 'new-building',
        drawing: 'new',
      },
      {
        slug: 'add',
        label: 'Add or convert',
        hint: 'An addition, an ADU, or a garage or basement made livable',
        next: 'add',
        drawing: 'addition',
        isGroup: true,
      },
      {
        slug: 'change',
        label: 'Change what’s there',
        hint: 'Windows, roof, furnace or kitchen: no new floor area',
        next: 'change',
        drawing: 'change',
        isGroup: true,
      },
      {
        slug: 'not-sure',
        label: 'I’m not sure',
        hint: 'Tell us what you’re planning, and we’ll tell you what it needs',
        next: 'not-sure',
        drawing: 'unknown',
      },
    ],
  },
  add: {
    question: 'What are you adding or converting?',
    references: ['important-terms'],
    answers: [
      {
        slug: 'addition',
        label: 'Addition, or garage or basement conversion',
        hint: 'The house gets bigger, or an unheated part of it becomes living space',
        next: 'addition',
      },
      {
        slug: 'detached-structure',
        label: 'Detached structure converted to habitable space',
        hint: 'A detached garage, barn or workshop becomes a home or an office',
        next: 'detached-structure',
      },
      {
        slug: 'adu',
        label: 'ADU (accessory dwelling unit)',
        hint: 'A second home on the lot, of any kind: we ask which',
        next: 'adu',
      },
      {
        slug: 'dwelling-units',
        label: 'An alteration that adds dwelling units',
        hint: 'A building is divided so that it has at least 2 more homes than before',
        next: 'dwelling-units',
      },
    ],
  },
  change: {
    question: 'What are you changing?',
    references: ['important-terms'],
    answers: [
      {
        slug: 'envelope',
        label: 'Windows, doors, walls, insulation or roof',
        hint: 'Only the envelope of an existing heated building; a re-roof too',
        next: 'envelope',
      },
      {
        slug: 'mechanical',
        label: 'Furnace, air conditioner or ducts',
        hint: 'Mechanical changeout only: new heating or cooling equipment or ducts, and nothing else',
        next: 'mechanical',
      },
      {
        slug: 'interior-remodel',
        label: 'Kitchen, bath or finishes',
        hint: 'Interior remodeling only: windows, outside walls and equipment stay as they are',
        next: 'interior-remodel',
      },
      {
        slug: 'prescriptive',
        label: 'Work that meets prescriptive requirements',
        hint: 'You know that every part of an addition or alteration meets the value in the code tables: forms are enough',
        next: 'prescriptive',
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

/** Current paths by former path, so that old links still work. */
export const formerPaths: ReadonlyMap<string, string> = new Map([
  ['residential/windows', 'residential/envelope'],
  ['residential/re-roof', 'residential/envelope'],
  ['residential/kitchen', 'residential/interior-remodel'],
  ['residential/addition/dwelling-units', 'residential/dwelling-units'],
  ['residential/adu/attached/dwelling-units', 'residential/dwelling-units'],
]);
