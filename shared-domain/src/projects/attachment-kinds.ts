/** Kinds of attached files (D10). */
export const attachmentKinds = [
  'floor-plan',
  'elevation',
  'window-schedule',
  'equipment-data',
  'plan-check-comments',
  'other',
] as const;

export type AttachmentKind = (typeof attachmentKinds)[number];

export const attachmentTitles: Readonly<Record<AttachmentKind, string>> = {
  'floor-plan': 'Floor plan',
  elevation: 'Elevation',
  'window-schedule': 'Window schedule',
  'equipment-data': 'Equipment data',
  'plan-check-comments': 'Plan-check comments',
  other: 'Other',
};

export const attachmentKindMissing = 'Choose what the file is';
