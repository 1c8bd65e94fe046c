import { Prose } from '@title24/ui';
import { helpTextRules } from './clean-markup.ts';
import { useFilledMarkup } from './use-filled-markup.ts';

/** Renders a help text as visitors see it. */
export function HelpTextView({ helpText }: { readonly helpText: string }) {
  return <Prose dangerouslySetInnerHTML={{ __html: useFilledMarkup(helpText, helpTextRules) }} />;
}
