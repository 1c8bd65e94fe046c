import type { Transaction } from '../database.ts';
import { isRecord } from '../document-column.ts';
import type { SeedSet, SeedValue, SeedValues } from './seed-set.ts';

interface Options<Document> {
  readonly name: string;
  readonly seed: Document;
  /**
   * Returns the stored document with exactly the seed's members, or null if no document is stored. Locks the document
   * until the transaction ends.
   */
  read(transaction: Transaction): Promise<Document | null>;
  insert(transaction: Transaction, document: Document): Promise<void>;
  update(transaction: Transaction, document: Document, before: Document): Promise<void>;
}

/**
 * Creates a seed set for one document. Each member ('navLinks.faq') is a separate seed. If staff change a member, the
 * other members can therefore still get new seed values. If there is no document, the whole seed is stored.
 */
export function documentSet<Document extends object>({ name, seed, ...table }: Options<Document>): SeedSet {
  const store = async (transaction: Transaction, values: SeedValues) => {
    const before = await table.read(transaction);
    if (before) await table.update(transaction, replaceMembers(before, values), before);
  };
  return {
    name,
    seeds: membersOf(seed),
    async read(transaction) {
      const document = await table.read(transaction);
      if (!document) await table.insert(transaction, seed);
      return membersOf(document ?? seed, seed);
    },
    insert: store,
    update: store,
  };
}

/** Returns the values that `document` has for the innermost members of `shape`. The keys are the members' paths. */
function membersOf(document: unknown, shape: unknown = document, path = ''): Map<string, SeedValue> {
  if (!isRecord(shape)) return new Map([[path, { value: document }]]);
  const of = isRecord(document) ? document : {};
  return new Map(
    Object.entries(shape).flatMap(([key, each]) => [
      ...membersOf(of[key], each, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

function replaceMembers<Value>(document: Value, values: SeedValues, path = ''): Value {
  const replaced = values.get(path);
  if (replaced) return replaced.value as Value;
  if (!isRecord(document)) return document;
  const members = Object.entries(document).map(([key, each]) => [
    key,
    replaceMembers(each, values, path === '' ? key : `${path}.${key}`),
  ]);
  return Object.fromEntries(members) as Value;
}
