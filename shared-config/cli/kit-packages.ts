import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CommandError } from './command-error.ts';

const kitPackages = v.record(
  v.string(),
  v.object({
    version: v.string(),
    /** File name of the package's archive, next to packages.json. */
    file: v.string(),
    /** The archive's hash as in package-lock.json: 'sha512-…'. */
    integrity: v.string(),
    peerDependencies: v.record(v.string(), v.string()),
  }),
);

/** The kit's packages by name, as listed in `packages.json` next to their archives. */
export type KitPackages = v.InferOutput<typeof kitPackages>;

/**
 * Reads the list of the kit's packages.
 * @param place - folder or URL with the archives: 'https://www.example.com/kit'
 * @throws CommandError if the list cannot be read
 */
export async function readKitPackages(place: string): Promise<KitPackages> {
  try {
    const text = isUrl(place)
      ? await fetch(`${place}/packages.json`).then(textOf)
      : readFileSync(join(place, 'packages.json'), 'utf8');
    return v.parse(kitPackages, JSON.parse(text));
  } catch (cause) {
    throw new CommandError(
      `${place} has no list of the kit's packages (${(cause as Error).message}). Name the site's address with /kit, or the folder that npm run kit:pack wrote.`,
      { cause },
    );
  }
}

async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}

/** Returns the dependencies that a remote's package.json lists for these packages and their peers. */
export function dependenciesFrom(place: string, packages: KitPackages): Record<string, string> {
  const peers = Object.values(packages).flatMap(({ peerDependencies }) => Object.entries(peerDependencies));
  const archives = Object.entries(packages).map(([name, { file }]) => [name, archiveAt(place, file)]);
  return { ...Object.fromEntries(peers), ...Object.fromEntries(archives) };
}

/** Returns package.json's reference to an archive: 'file:../packages/x.tgz'. */
export function archiveAt(place: string, file: string): string {
  return `${isUrl(place) ? '' : 'file:'}${place}/${file}`;
}

const isUrl = (place: string) => /^https?:/.test(place);
