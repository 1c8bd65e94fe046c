import { readFile } from 'node:fs/promises';

const pictures = ['social.png', 'apple-touch-icon.png', 'favicon.ico'] as const;

/** Returns the images that need permanent URLs, such as icons and link previews. The keys are URL paths. */
export async function statics(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = pictures.map(
    async (name) =>
      [`/static/${name}`, await readFile(new URL(`./assets/pictures/${name}`, import.meta.url))] as const,
  );
  return new Map(await Promise.all(files));
}
