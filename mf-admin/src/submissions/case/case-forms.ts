import { pacificDate } from '@title24/shared-domain';
import { caseMessageLength, type StaffAct, type StaffCase } from '@title24/shared-domain/cases';
import { registrationProblem } from '@title24/shared-domain/compliance';
import { explanationLength, formatCents } from '@title24/shared-domain/orders';
import type { ActionField, ActionValues } from '../../desk/action-fields.tsx';
import { complianceQuestions, paymentFields, registrationFields, yesOrNo } from '../../desk/desk-fields.ts';
import type { ActName } from './case-acts.ts';

/** A staff action and its parameters. A refund is not a `StaffAct`, because it has its own API method. */
export type CaseAct = StaffAct | { readonly event: 'refund'; readonly message: string };

/** The form of an action. */
export interface CaseForm {
  readonly initial: ActionValues;
  /** Returns the fields for the entered values. */
  readonly fields: (values: ActionValues) => readonly ActionField[];
  /** Returns error messages for trimmed values, by field name. */
  readonly findProblems: (values: ActionValues) => ActionValues;
  /** Converts trimmed values to the action. */
  readonly toAct: (values: ActionValues) => CaseAct;
  /** Text above the fields. */
  readonly intro?: string;
  /** Whether staff can preview the email to the customer. */
  readonly hasPreview?: boolean;
}

const message = {
  type: 'area',
  name: 'message',
  label: 'Message to the customer',
  maxLength: caseMessageLength,
} as const;

const messageNames = ['ask-files', 'message', 'answer-revision', 'waive', 'refund', 'close'] as const;
type MessageName = (typeof messageNames)[number];

/** Returns the form of an action whose only field is a message to the customer. */
const messageForm = (event: MessageName): CaseForm => {
  const isOptional = event === 'close';
  return {
    initial: { message: '' },
    fields: () => [
      { ...message, isOptional, ...(isOptional && { hint: 'Without a message the customer gets no mail.' }) },
    ],
    findProblems: (typed) => (isOptional || typed.message ? {} : { message: 'Write a message' }),
    toAct: ({ message: text = '' }) => ({ event, message: text }),
    hasPreview: event !== 'refund',
  };
};

const question = (name: keyof typeof complianceQuestions): ActionField => ({
  ...complianceQuestions[name],
  type: 'choice',
  name,
  isInline: true,
  options: yesOrNo,
});

const shortfall: ActionField = {
  type: 'area',
  name: 'shortfall',
  label: 'Why it is delivered anyway',
  hint: 'The customer reads it.',
  maxLength: explanationLength.max,
};

const deliverForm: CaseForm = {
  initial: { complies: '', needsRegistration: '', shortfall: '', message: '' },
  fields: ({ complies }) => [
    question('complies'),
    ...(complies === 'no' ? [shortfall] : []),
    question('needsRegistration'),
    { ...message, isOptional: true },
  ],
  findProblems: (typed) => ({
    ...(!typed.complies && { complies: 'Say whether the software run complies' }),
    ...(!typed.needsRegistration && { needsRegistration: 'Say whether the report needs registration' }),
    ...(typed.complies === 'no' &&
      (typed.shortfall ?? '').length < explanationLength.min && {
        shortfall: `Say why, in at least ${explanationLength.min} characters: the customer reads it`,
      }),
  }),
  toAct: (typed) => ({
    event: 'deliver',
    message: typed.message ?? '',
    statement: {
      complies: typed.complies === 'yes',
      needsRegistration: typed.needsRegistration === 'yes',
      shortfall: typed.complies === 'no' ? (typed.shortfall ?? '') : '',
    },
  }),
  hasPreview: true,
};

function registrationForm({ compliance, now }: StaffCase): CaseForm {
  const today = pacificDate(now);
  const { number = '', date = today } = compliance?.registration ?? {};
  const registrationOf = (typed: ActionValues) => ({ number: typed.number ?? '', date: typed.date ?? '' });
  return {
    initial: { number, date },
    fields: () => registrationFields(today),
    findProblems(typed) {
      const problem = registrationProblem(compliance, registrationOf(typed), today);
      return problem === null ? {} : { [typed.number ? 'date' : 'number']: problem };
    },
    toAct: (typed) => ({ event: 'record-registration', ...registrationOf(typed) }),
    intro: 'The customer gets the number and the date by mail.',
  };
}

function paymentForm({ invoice, now }: StaffCase): CaseForm {
  const today = pacificDate(now);
  return {
    initial: { paidOn: today, way: 'check', reference: '' },
    fields: () => paymentFields(today, 'paidOn'),
    findProblems: ({ paidOn }) => (!paidOn || paidOn > today ? { paidOn: 'Choose a day up to today' } : {}),
    toAct: ({ paidOn = '', way, reference = '' }) => ({
      event: 'record-payment',
      way: way === 'transfer' ? 'transfer' : 'check',
      paidOn,
      reference,
    }),
    ...(invoice && {
      intro: `${formatCents(invoice.cents)} for invoice ${invoice.number}, in full. The customer gets the receipt by mail.`,
    }),
  };
}

/** Returns an action's form. Null for an action that needs only a button, and for 'send-quote' (see `QuoteForm`). */
export function caseFormOf(name: ActName, shown: StaffCase): CaseForm | null {
  if (name === 'deliver') return deliverForm;
  if (name === 'record-registration') return registrationForm(shown);
  if (name === 'record-payment') return paymentForm(shown);
  const event = messageNames.find((each) => each === name);
  return event ? messageForm(event) : null;
}
