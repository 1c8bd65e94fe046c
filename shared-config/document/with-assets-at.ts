import type { RegistryEntry } from '../contract/index.ts';

/**
 * Returns the entry with its files at another origin, such as a CDN.
 * @param origin such as 'https://assets.example.com', without a trailing slash
 */
export function withAssetsAt(origin: string, entry: RegistryEntry): RegistryEntry {
  const at = (url: string) => origin + url;
  const { extras } = entry;
  return {
    ...entry,
    url: at(entry.url),
    extras: {
      ...extras,
      ...(extras.manifest !== undefined && { manifest: at(extras.manifest) }),
      ...(extras.parcelTypes !== undefined && { parcelTypes: at(extras.parcelTypes) }),
      routes: extras.routes.map(({ headerImage, scripts, styles, ...route }) => ({
        ...route,
        ...(headerImage !== undefined && { headerImage: at(headerImage) }),
        ...(scripts && { scripts: scripts.map(at) }),
        ...(styles && { styles: styles.map(at) }),
      })),
      statics: Object.fromEntries(Object.entries(extras.statics).map(([path, url]) => [path, at(url)])),
      styles: extras.styles.map(at),
      scripts: extras.scripts.map(at),
      ...(extras.integrity && {
        integrity: Object.fromEntries(
          Object.entries(extras.integrity).map(([url, integrity]) => [at(url), integrity]),
        ),
      }),
    },
  };
}
