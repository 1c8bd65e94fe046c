import { formatDollars } from '../catalogue/money.ts';
import type { Product } from '../catalogue/product.ts';
import {
  type CommercialEstimate,
  type Estimate,
  type EstimateNote,
  estimate,
  estimatorAlerts,
  type ResidentialEstimate,
} from '../estimator/index.ts';
import { policy } from '../policy/policy.ts';
import type { EstimatorPrices } from '../site-configuration/estimator-prices.schema.ts';
import { commercialQuery, readAddress, residentialQuery } from './address.ts';
import type { ResidentialForm } from './estimator-form.ts';
import { estimatorPath } from './estimator-path.ts';
import { needsNoReport, occupancyNote } from './occupancies.ts';
import { commercialPrice, diyPrice, type PriceText, residentialPrice } from './price-text.ts';
import { commercialRequest, residentialRequest, withNumbersOnly } from './read-form.ts';
import { commercialSummary, residentialSummary } from './summary.ts';

/** A price on the estimate page and in the estimate's email. */
export interface LabeledPrice extends PriceText {
  readonly label: string;
  /** Shorter label, for prices on one line. */
  readonly short: string;
  readonly main: boolean;
}

/** Returns a residential estimate's prices (E4). */
export function residentialPrices(result: ResidentialEstimate): readonly LabeledPrice[] {
  return [
    { label: 'Full Service estimate', short: 'Full Service', main: true, ...residentialPrice(result) },
    { label: 'Do-It-Yourself base price', short: 'Do-It-Yourself', main: false, ...diyPrice(result) },
  ];
}

/** Returns a commercial estimate's prices, one per approach (E5). */
export function commercialPrices({ performance, prescriptive }: CommercialEstimate): readonly LabeledPrice[] {
  return [
    { label: 'Performance approach', short: 'Performance', main: true, ...commercialPrice(performance) },
    { label: 'Prescriptive approach', short: 'Prescriptive', main: true, ...commercialPrice(prescriptive) },
  ];
}

/** Price of prescriptive forms. These forms often suffice if only the envelope changes (W3, P3). */
export const formsPrice = `Forms: free or ${formatDollars(policy.fees.prescriptiveAdditionFee)}`;

/** Returns the note to read before a report's price, or undefined if there is none. */
export function residentialVerdict({ kind }: ResidentialForm): string | undefined {
  return kind === 'envelope' ? `${formsPrice}. A full report often isn’t required.` : undefined;
}

const noteTexts: Readonly<Record<EstimateNote, string | null>> = {
  'area-invalid': null,
  'multi-family': 'More than 4 unique unit types are priced as a multi-family building.',
  'treated-as-existing-plus': `An addition over ${policy.triggers.additionExtraRequirementsSquareFeet} sq ft must meet more requirements, so it’s priced as existing building plus addition. Do-It-Yourself then takes the report for both.`,
  'existing-area-missing': 'Enter the existing floor area too. It counts as 0 until you do.',
  'firm-quote-needed':
    'Firm quote needed: these projects vary widely. Send us the plans before you rely on this range.',
  'area-treated-as-500': 'Projects below 500 sq ft are priced as 500 sq ft.',
};

/** Returns the notes on a price as sentences, followed by `more`. */
export function noteSentences(
  notes: readonly EstimateNote[],
  more: string | undefined = undefined,
): readonly string[] {
  return [...notes.map((note) => noteTexts[note]), more].filter((text) => text != null);
}

/** Returns whether an estimate has a price to email. With any alert except `lightingAlone` (E7), there is none. */
export function hasPrice(result: Estimate): boolean {
  const isWhole = result.alerts.every((alert) => alert === 'lightingAlone');
  return isWhole && (result.sector === 'residential' ? result.priced : result.prescriptive !== null);
}

/** An estimate as text. Of the text that the visitor typed, it contains only the numbers. */
export interface EstimateText {
  /** Path and query of the estimate page. */
  readonly address: string;
  readonly summary: string;
  readonly prices: readonly LabeledPrice[];
  readonly notes: readonly string[];
}

/** Returns the estimate page's estimate for this query, or null if no report is needed or the estimate has no price. */
export function estimateText(
  search: string,
  prices: EstimatorPrices,
  products: readonly Product[],
): EstimateText | null {
  const address = readAddress(search);
  if (address.sector === 'commercial') {
    const form = withNumbersOnly(address.commercial);
    if (needsNoReport(form.occupancy)) return null;
    const result = estimate('commercial', commercialRequest(form).inputs, prices, products);
    if (!hasPrice(result)) return null;
    const alerts = result.alerts.map((alert) => `${estimatorAlerts[alert]}.`);
    return {
      address: estimatorPath + commercialQuery(form),
      summary: commercialSummary(form, true),
      prices: commercialPrices(result),
      notes: [...alerts, ...noteSentences(result.notes, occupancyNote(form.occupancy))],
    };
  }
  const form = withNumbersOnly(address.residential);
  const { kind, inputs } = residentialRequest(form);
  const result = estimate(kind, inputs, prices, products);
  if (!hasPrice(result)) return null;
  return {
    address: estimatorPath + residentialQuery(form),
    summary: residentialSummary(form, true),
    prices: residentialPrices(result),
    notes: [residentialVerdict(form), ...noteSentences(result.notes, occupancyNote(form.occupancy))].filter(
      (note) => note !== undefined,
    ),
  };
}

/**
 * Returns all prices on one line, such as 'Full Service $350 – $450 · Do-It-Yourself $149'. Equal texts for missing
 * prices appear once.
 */
export function pricesInShort(prices: readonly LabeledPrice[]): string {
  const parts = prices.map(({ short, value, priced }) => (priced ? `${short} ${value}` : value));
  return [...new Set(parts)].join(' · ');
}

/** Returns the main price, such as '$350 – $450', or null. Joins the prices of two approaches with 'or'. */
export function priceInShort(text: EstimateText | null): string | null {
  const main = text?.prices.filter((price) => price.main && price.priced) ?? [];
  return main.length > 0 ? main.map(({ value }) => value).join(' or ') : null;
}

/**
 * Returns the estimate page's path and query. The query has only the parameters of its `kind`. Numbers stay as typed,
 * up to 40 characters.
 * @param search - query of the estimate page, which can have other parameters
 */
export function estimateAddress(search: string): string {
  const { sector, residential, commercial } = readAddress(search);
  return (
    estimatorPath + (sector === 'commercial' ? commercialQuery(commercial) : residentialQuery(residential))
  );
}
