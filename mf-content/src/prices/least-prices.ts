import {
  type EstimatorPrices,
  findBySku,
  formatAmount,
  formatDollars,
  type Product,
} from '@title24/shared-domain';

/** Returns where Full Service for a home begins: '$350'. No estimate of a home is below the lowest base (E2, E3). */
export function lowestHomePrice({ residential }: EstimatorPrices): string {
  const { newBuildingBase, exstPlusAdtnBase, adtnOnlyBase } = residential;
  return formatDollars(Math.min(newBuildingBase, exstPlusAdtnBase, adtnOnlyBase));
}

/** Returns where Do-It-Yourself reports begin: '$149'; null if none is sold. */
export function lowestReportPrice(products: readonly Product[]): string | null {
  const prices = ['1001', '1002'].flatMap((sku) => findBySku(products, sku)?.price ?? []);
  return prices.length > 0 ? formatAmount(Math.min(...prices)) : null;
}
