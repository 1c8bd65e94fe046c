import { doItYourselfNotice } from './do-it-yourself.ts';
import { quotePromise, reportPromise } from './full-service-promise.ts';
import { siteBuiltGlazing } from './site-built-glazing.ts';

const texts: ReadonlyMap<string, () => string> = new Map([
  ['doItYourselfNotice', doItYourselfNotice],
  ['quotePromise', () => quotePromise],
  ['reportPromise', () => reportPromise],
  ['siteBuiltGlazing', () => siteBuiltGlazing],
]);

/** The names of the sentences that several pages share. */
export const siteTextNames: readonly string[] = [...texts.keys()];

/**
 * Returns a shared sentence by the name that help texts use. Empty if it does not apply now; undefined if there is no
 * such sentence.
 */
export function siteText(name: string): string | undefined {
  return texts.get(name)?.();
}
