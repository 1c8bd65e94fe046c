import { type RegistrySnapshot, toFeed } from '../live-registry.ts';
import type { RegistryKey } from './registry-key.ts';

/** How long browsers may use the document, in milliseconds: 2 days. */
const lifetimeMs = 2 * 86_400_000;

/**
 * Returns the text of `/registry.json`: the feed with revision, issue and expiry, signed (ADR 49).
 * @param issuedAt milliseconds since 1970
 */
export function registryDocument(snapshot: RegistrySnapshot, key: RegistryKey, issuedAt: number): string {
  const document = key.sign({
    ...toFeed(snapshot),
    revision: snapshot.trust?.revision ?? 0,
    issuedAt: new Date(issuedAt).toISOString(),
    expiresAt: new Date(issuedAt + lifetimeMs).toISOString(),
  });
  return JSON.stringify(document);
}
