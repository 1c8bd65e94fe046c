import { readFile } from 'node:fs/promises';

const pictures = ['social.png', 'apple-touch-icon.png', 'favicon.ico'] as const;

/** Images that need a permanent URL: link previews, home screens, browsers without SVG icon support. */
export async function statics(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = pictures.map(
    async (name) =>
      [`/static/${name}`, await readFile(new URL(`./assets/pictures/${name}`, import.meta.url))] as const,
  );
  return new Map(await Promise.all(files));
}
