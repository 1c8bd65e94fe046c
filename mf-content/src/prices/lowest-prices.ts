import {
  type EstimatorPrices,
  findBySku,
  formatAmount,
  formatDollars,
  type Product,
} from '@title24/shared-domain';

/** Returns the lowest base price of Full Service for a home, such as '$350' (E2, E3). */
export function lowestHomePrice({ residential }: EstimatorPrices): string {
  const { newBuildingBase, exstPlusAdtnBase, adtnOnlyBase } = residential;
  return formatDollars(Math.min(newBuildingBase, exstPlusAdtnBase, adtnOnlyBase));
}

/** Returns the lowest price of a Do-It-Yourself report, such as '$149'; null if none is for sale. */
export function lowestReportPrice(products: readonly Product[]): string | null {
  const prices = ['1001', '1002'].flatMap((sku) => findBySku(products, sku)?.price ?? []);
  return prices.length > 0 ? formatAmount(Math.min(...prices)) : null;
}
