import { doItYourselfNotice } from './do-it-yourself.ts';
import { quotePromise, reportPromise } from './full-service-promise.ts';
import { siteBuiltGlazing } from './site-built-glazing.ts';

const texts: ReadonlyMap<string, () => string> = new Map([
  ['doItYourselfNotice', doItYourselfNotice],
  ['quotePromise', () => quotePromise],
  ['reportPromise', () => reportPromise],
  ['siteBuiltGlazing', () => siteBuiltGlazing],
]);

/** Names that {@link siteText} accepts. */
export const siteTextNames: readonly string[] = [...texts.keys()];

/** Returns a shared sentence, '' if it does not apply now, or undefined for an unknown name. */
export function siteText(name: string): string | undefined {
  return texts.get(name)?.();
}
