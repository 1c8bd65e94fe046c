import type { Fingerprints } from '../../platform/db/seeds/seed-set.ts';

/**
 * The products that releases put into a new catalogue before seed marks existed. Complete: later releases store marks.
 */
export const productsSeededBeforeMarks: Fingerprints = {
  '1001': 'c9f6c8b86783ae62 17a6c4140d831963',
  '1002': '1b5a39f0b00ac01c 7eaaad794457465f',
  '2001': '6348c8e112d77e2a',
  '2002': 'f15453618609d4ad',
  '3001': 'aa15c2f82d6d0b24',
  '3002': 'ce4f5ed476073112',
  '4001': '814bca1165cc5731',
  '4002': '7be86c04289340d0',
  '5001': '12f54e57e9d60745',
  '5002': '8713d7b2a46cb37f',
  '5003': 'ce5bbcd758065764',
};
