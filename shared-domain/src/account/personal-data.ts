/** Reasons to keep a record despite a deletion request. */
export const keepReasons = ['open-work', 'sale', 'records', 'staff', 'log'] as const;

export type KeepReason = (typeof keepReasons)[number];

export const keepReasonTexts: Readonly<Record<KeepReason, string>> = {
  'open-work': 'The work on it has not ended.',
  sale: 'It is a record of an order: the law and our warranty need it.',
  records:
    'The orders that are kept name it. It is closed: its password, passkeys and logins are deleted, and its name and address stay.',
  staff: 'It has a staff role. Remove the role first.',
  log: 'The change log proves who did what, and when we answered this request.',
};

export const personalRecordKinds = ['account', 'project', 'card', 'submission', 'mail', 'log'] as const;

export type PersonalRecordKind = (typeof personalRecordKinds)[number];
