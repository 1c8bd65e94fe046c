/** Divisor of the floor area in square feet under the performance approach (E5). */
export const performanceDivisor = 160;
/** Divisor of the floor area in square feet under the prescriptive approach, for one type of work (E5). */
export const prescriptiveDivisor = 140;

/** Returns the price of one type of work in US dollars: floor(ln(area / divisor) × factor) + 50 (E5). */
export function typeOnePrice(area: number, factor: number, divisor: number): number {
  return Math.floor(Math.log(area / divisor) * factor) + 50;
}

/**
 * Returns the price of all three types of work in US dollars: floor(140 × (area / 3000 + 1.5) + ln(area / 160) ×
 * factor) (E5). The divisor is 160 for both approaches.
 */
export function typeThreePrice(area: number, factor: number): number {
  return Math.floor(140 * (area / 3000 + 1.5) + Math.log(area / performanceDivisor) * factor);
}

/**
 * Returns the price of mechanical work alone: 0.88 times the price of one type of work, rounded down (E5). Divides
 * whole numbers, so that whole results are exact.
 */
export function mechanicalAlonePrice(typeOne: number): number {
  return Math.floor((typeOne * 88) / 100);
}

/**
 * Returns the price for two types of work under the performance approach: the average of the prices of one type and of
 * all three types, rounded down (E5).
 */
export function performanceOfTwo(typeOne: number, typeThree: number): number {
  return Math.floor((typeOne + typeThree) / 2);
}

/**
 * Returns the price for two types of work under the prescriptive approach: the sum of the prices of one type and of all
 * three types, divided by 1.9 and rounded down (E5). Divides whole numbers, so that whole results are exact.
 */
export function prescriptiveOfTwo(typeOne: number, typeThree: number): number {
  return Math.floor(((typeOne + typeThree) * 10) / 19);
}
