import type { NumberField } from '@title24/shared-domain/estimator-answers';
import { ErrorSummary, type HeadingLevel } from '@title24/ui';
import type { FormMessages } from '../inputs/form-messages.ts';

interface Props {
  messages: FormMessages;
  /** Number of submit attempts since the last change; 0 shows nothing. */
  tries: number;
  idOf: (name: NumberField['name']) => string;
  headingLevel: HeadingLevel;
}

/** Errors that prevent an estimate, shown after the button was pressed. */
export function FormProblems({ messages, tries, idOf, headingLevel }: Props) {
  const problems = Object.entries(messages).map(([name, message]) => ({
    message,
    fieldId: idOf(name as NumberField['name']),
  }));
  return <ErrorSummary problems={tries > 0 ? problems : []} attempt={tries} headingLevel={headingLevel} />;
}
