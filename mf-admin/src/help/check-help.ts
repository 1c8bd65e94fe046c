import type { FieldError } from '@title24/shared-config/contract';
import type { HelpValues } from './help-calls.ts';

/** What stops a help text from being saved. */
export function checkHelp({ question, helpText }: HelpValues): readonly FieldError[] {
  const text = helpText.replace(/<[^>]*>|&nbsp;/g, '').trim();
  return [
    ...(question.trim() ? [] : [{ path: 'question', message: 'Type a question' }]),
    ...(text ? [] : [{ path: 'helpText', message: 'Type an answer' }]),
  ];
}
