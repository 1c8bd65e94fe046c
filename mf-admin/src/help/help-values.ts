import type { HelpItem } from '@title24/shared-domain';
import type { Stored } from '../editing/values.ts';

/** What of a help text is edited. */
export type HelpValues = { readonly question: string; readonly helpText: string };

export function toStoredHelp({ question, helpText, lastUpdate }: HelpItem): Stored<HelpValues> {
  return { values: { question, helpText }, lastUpdate };
}
