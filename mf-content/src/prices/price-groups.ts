export interface PriceGroup {
  readonly title: string;
  readonly skus: readonly string[];
}

/** The tables of the price schedule and the order of their rows (spec 2, 'Prices page'). */
export const priceGroups: readonly PriceGroup[] = [
  { title: 'Do-It-Yourself Base Services', skus: ['1002', '1001', '2001', '2002'] },
  { title: 'Premium Options', skus: ['3001', '3002'] },
  { title: 'Shipping Options', skus: ['4001', '4002', '5001', '5003', '5002'] },
];
