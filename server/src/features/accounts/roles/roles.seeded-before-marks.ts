import type { Fingerprints } from '../../../platform/db/seeds/seed-set.ts';

/** The roles that releases put into a new database before seed marks existed. Complete: later releases store marks. */
export const rolesSeededBeforeMarks: Fingerprints = {
  Member: '6a8cb7349e0cf7fd',
  Analyst: 'a78a63d5a1e34453',
  'Customer Service': '76085fabd44379a8',
  Admin: '4a9a65fe15710f08',
};
