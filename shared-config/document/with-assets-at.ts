import type { RegistryEntry } from '../contract/index.ts';

/**
 * Returns the entry with its files at another origin, such as a CDN.
 * @param origin such as 'https://assets.example.com', without a trailing slash
 */
export function withAssetsAt(origin: string, entry: RegistryEntry): RegistryEntry {
  const folder = `/assets/${entry.name}/`;
  return JSON.parse(JSON.stringify(entry).replaceAll(`"${folder}`, `"${origin}${folder}`));
}
