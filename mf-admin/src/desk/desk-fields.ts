import { registrationNumberLength } from '@title24/shared-domain/compliance';
import { paymentReferenceLength, paymentWays, paymentWayTitles } from '@title24/shared-domain/orders';
import type { ActionField } from './action-fields.tsx';

/** Yes-or-no questions about a report. */
export const complianceQuestions = {
  complies: { label: 'Does the software run comply?' },
  needsRegistration: {
    label: 'Does the report need registration?',
    hint: 'If so, page, mail and cover sheet tell the customer how.',
  },
} as const;

export const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/**
 * Returns the fields of a registration: `number` and `date`.
 * @param today - the last possible date
 */
export const registrationFields = (today: string): readonly ActionField[] => [
  {
    type: 'text',
    name: 'number',
    label: 'Registration number',
    width: 'medium',
    maxLength: registrationNumberLength,
  },
  { type: 'day', name: 'date', label: 'Registered on', to: today },
];

/**
 * Returns the fields of a payment that was not made online: `way`, `reference` and the day, whose name differs between
 * orders and cases.
 * @param today - the last possible day
 */
export const paymentFields = (today: string, day: 'date' | 'paidOn'): readonly ActionField[] => [
  { type: 'day', name: day, label: 'Paid on', to: today },
  {
    type: 'choice',
    name: 'way',
    label: 'How',
    options: paymentWays.map((value) => ({ value, label: paymentWayTitles[value] })),
  },
  {
    type: 'text',
    name: 'reference',
    label: 'Number of the check or transfer',
    isOptional: true,
    width: 'medium',
    maxLength: paymentReferenceLength,
  },
];
