import { findBySku, type Product, skuGroup } from '../catalogue/product.ts';
import type { ProjectKind } from '../projects/project-kind.ts';
import type { OrderError, OrderItem } from './order-offer.schema.ts';

/** SKUs with special rules (H3). */
export const skus = {
  standardReport: '1001',
  existingReport: '1002',
  loadCalculations: '2002',
  rush: '3001',
  certification: '3002',
  emailDelivery: '4001',
  cadDelivery: '4002',
  firstCopy: '5001',
  furtherCopies: '5002',
  planSheets: '5003',
} as const;

const reportOfKind: Readonly<Record<ProjectKind, string>> = {
  new: skus.standardReport,
  addition: skus.standardReport,
  'existing-plus-addition': skus.existingReport,
  alteration: skus.existingReport,
};

/** Returns the SKU of the report for a kind of project. */
export function reportSku(kind: ProjectKind): string {
  return reportOfKind[kind];
}

const reports: readonly string[] = [skus.standardReport, skus.existingReport];
const withReportOnly: ReadonlySet<string> = new Set([
  skus.certification,
  skus.cadDelivery,
  skus.firstCopy,
  skus.furtherCopies,
  skus.planSheets,
]);

/** Maximum quantities other than 1. */
const largestQuantity: Readonly<Record<string, number>> = { [skus.furtherCopies]: 20, [skus.planSheets]: 5 };

/** Returns a product's maximum quantity in one order (D8). */
export function largestQuantityOf(sku: string): number {
  return largestQuantity[sku] ?? 1;
}

/**
 * Returns the errors that prevent items from being ordered together (D8), sorted by code and SKU. A repeated SKU is
 * reported once, and only its first item is checked further. An item with an error still counts as selected, so that
 * items that depend on it cause no errors.
 * @param products the catalog
 */
export function orderErrors(
  kind: ProjectKind,
  items: readonly OrderItem[],
  products: readonly Product[],
): OrderError[] {
  const first = items.filter(({ sku }, index) => items.findIndex((item) => item.sku === sku) === index);
  const chosen = first.map(({ sku }) => sku);
  const wanted = [...new Set([...chosen, ...deliveries(chosen)])];
  const isSold = (sku: string) => findBySku(products, sku) !== undefined;
  const errors = [
    ...repeated(items),
    ...wanted.filter((sku) => !isSold(sku)).map(notForSale),
    ...first
      .filter(({ sku }) => isSold(sku))
      .flatMap((item) => quantityErrors(item, nameOf(products, item.sku))),
    ...combinationErrors(kind, chosen, products),
  ];
  return errors.sort(
    (one, other) => compare(one.code, other.code) || compare(one.sku ?? '', other.sku ?? ''),
  );
}

function repeated(items: readonly OrderItem[]): OrderError[] {
  const all = items.map(({ sku }) => sku);
  const twice = new Set(all.filter((sku, index) => all.indexOf(sku) !== index));
  return [...twice].map((sku) => ({
    code: 'duplicate-sku',
    sku,
    message: `Product ${sku} is listed twice.`,
  }));
}

function notForSale(sku: string): OrderError {
  return { code: 'unknown-sku', sku, message: `Product ${sku} is not for sale.` };
}

function quantityErrors({ sku, quantity }: OrderItem, name: string): OrderError[] {
  const largest = largestQuantityOf(sku);
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= largest) return [];
  const allowed = largest === 1 ? 'must be 1' : `must be between 1 and ${largest}`;
  return [{ code: 'quantity', sku, message: `The quantity of ${name} ${allowed}.` }];
}

function combinationErrors(
  kind: ProjectKind,
  chosen: readonly string[],
  products: readonly Product[],
): OrderError[] {
  const errors: OrderError[] = reportErrors(kind, chosen, products);
  const hasReport = reports.some((sku) => chosen.includes(sku));
  if (!hasReport) {
    const lacking = chosen.filter((sku) => withReportOnly.has(sku));
    errors.push(...lacking.map((sku) => needsReport(sku, nameOf(products, sku))));
  }
  if (chosen.includes(skus.emailDelivery) && chosen.includes(skus.cadDelivery)) {
    errors.push({ code: 'two-deliveries', message: 'Choose one type of email delivery.' });
  }
  if (chosen.includes(skus.furtherCopies) && !chosen.includes(skus.firstCopy)) {
    errors.push({
      code: 'copies-without-first',
      sku: skus.furtherCopies,
      message: `Additional copies come with a first copy (${skus.firstCopy}).`,
    });
  }
  return errors;
}

function reportErrors(
  kind: ProjectKind,
  chosen: readonly string[],
  products: readonly Product[],
): OrderError[] {
  const chosenReports = reports.filter((sku) => chosen.includes(sku));
  if (chosenReports.length > 1) return [{ code: 'two-reports', message: 'Choose one report.' }];
  const [sku] = chosenReports;
  if (sku !== undefined) {
    const wanted = reportSku(kind);
    const message = `This project needs ${nameOf(products, wanted)} (${wanted}).`;
    return sku === wanted ? [] : [{ code: 'wrong-report', sku, message }];
  }
  if (chosen.some(isBaseService)) return [];
  const message = 'Choose a report, preliminary run results or load calculations.';
  return [{ code: 'no-base-service', message }];
}

function needsReport(sku: string, name: string): OrderError {
  return { code: 'needs-report', sku, message: `${name} comes with a report only.` };
}

/** Returns whether a product can be ordered alone: a report or a partial run. */
export function isBaseService(sku: string): boolean {
  const group = skuGroup(sku);
  return group === 'base-report' || group === 'partial-run';
}

/** Returns the selected types of email delivery, by default the standard type. */
export function deliveries(chosen: readonly string[]): readonly string[] {
  const electronic = chosen.filter((sku) => sku === skus.emailDelivery || sku === skus.cadDelivery);
  return electronic.length > 0 ? electronic : [skus.emailDelivery];
}

function nameOf(products: readonly Product[], sku: string): string {
  return products.find((product) => product.sku === sku)?.name ?? sku;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
