import { formatAmount } from '../catalogue/money.ts';
import { findBySku, type Product } from '../catalogue/product.ts';
import { doItYourselfLabel, doItYourselfNotice } from '../policy/do-it-yourself.ts';
import type { HelpSheet } from './help-sheet.ts';

/**
 * Returns a sheet's price lines, such as 'Do-It-Yourself report for a new home: $149.' Products not for sale
 * are left out. Until Do It Yourself opens, the last line of a sheet with products announces the opening.
 */
export function sheetPrices({ prices }: HelpSheet, products: readonly Product[]): readonly string[] {
  const lines = prices.flatMap((line) => {
    if ('fee' in line) return `${line.label}: ${formatAmount(line.fee)}.`;
    const price = findBySku(products, line.sku)?.price;
    if (price === undefined) return [];
    return `${doItYourselfLabel(line.label)}: ${formatAmount(price)}.`;
  });
  const isAboutTools = prices.some((line) => 'sku' in line);
  return isAboutTools && doItYourselfNotice() ? [...lines, doItYourselfNotice()] : lines;
}
