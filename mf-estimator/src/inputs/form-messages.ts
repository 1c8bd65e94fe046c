import {
  type FilledField,
  type NumberField,
  numberMessage,
  readNumber,
} from '@title24/shared-domain/estimator-answers';

export type FormMessages = Partial<Record<NumberField['name'], string>>;

/**
 * Returns the messages beside a form's fields, by field name.
 * @param isTouched returns whether a required field gets a message while it is empty
 */
export function formMessages(
  fields: readonly FilledField[],
  isTouched: (name: NumberField['name']) => boolean,
): FormMessages {
  const messages: FormMessages = {};
  for (const { field, text, needed } of fields) {
    const empty = text.trim() === '';
    if (empty && (!needed || !isTouched(field.name))) continue;
    const message = numberMessage(text, field);
    if (message) messages[field.name] = message;
  }
  const areas = fields.filter(({ field }) => field.isArea);
  if (areas.length === 2 && areas.every(({ field, text }) => readNumber(text, field).value === 0)) {
    messages.existing = 'Enter more than 0 for the existing floor area or for the addition';
  }
  return messages;
}
