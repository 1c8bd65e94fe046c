import { readFile } from 'node:fs/promises';

const pictures = ['social.png', 'apple-touch-icon.png', 'favicon.ico'] as const;

/** Pictures that programs want at an address that lasts: previews of links, home screens, browsers without SVG icons. */
export async function statics(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = pictures.map(
    async (name) =>
      [`/static/${name}`, await readFile(new URL(`./assets/pictures/${name}`, import.meta.url))] as const,
  );
  return new Map(await Promise.all(files));
}
