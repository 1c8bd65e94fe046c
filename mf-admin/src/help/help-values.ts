import type { HelpItem } from '@title24/shared-domain';
import type { Stored } from '../editing/values.ts';

/** Editable fields of a help text. */
export type HelpValues = { readonly question: string; readonly helpText: string };

/** Returns the editable fields of a help text with their version. */
export function toStoredHelp({ question, helpText, lastUpdate }: HelpItem): Stored<HelpValues> {
  return { values: { question, helpText }, lastUpdate };
}
