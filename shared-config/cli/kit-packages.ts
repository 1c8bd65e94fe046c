import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CommandError } from './command-error.ts';

/** Name of the kit's package. */
export const kitName = '@title24/remote-kit';

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

/** The kit's packages as files. */
export interface KitPackages {
  /** Folder or URL with the files: 'https://www.example.com/kit'. */
  readonly place: string;
  /** The packages by name, as listed in `packages.json` next to their archives. */
  readonly listed: v.InferOutput<typeof kitPackages>;
}

/**
 * Reads the list of the kit's packages in a folder or at a URL.
 * @throws CommandError if the list cannot be read
 */
export async function readKitPackages(place: string): Promise<KitPackages> {
  try {
    const text = isUrl(place)
      ? await fetch(`${place}/packages.json`).then(textOf)
      : readFileSync(join(place, 'packages.json'), 'utf8');
    return { place, listed: v.parse(kitPackages, JSON.parse(text)) };
  } catch (cause) {
    throw new CommandError(
      `${place} has no list of the kit's packages (${(cause as Error).message}). Name the site's address with /kit, or the folder that npm run kit:pack wrote.`,
      { cause },
    );
  }
}

async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  if (response.ok) return text;
  const isTold = response.headers.get('content-type')?.startsWith('text/plain');
  throw new Error(`status ${response.status}${isTold ? `: ${text.trim().replace(/\.$/, '')}` : ''}`);
}

/**
 * Returns dependencies for a remote's package.json: the kit, the peer dependencies of all listed packages, and the
 * other listed packages that the remote already depends on.
 * @param own - the remote's dependencies so far
 */
export function dependenciesFrom(
  { place, listed }: KitPackages,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const peers: Record<string, string> = Object.assign(
    {},
    ...Object.values(listed).map(({ peerDependencies }) => peerDependencies),
  );
  const archives = Object.entries(listed)
    .filter(([name]) => name === kitName || name in peers || name in own)
    .map(([name, { file }]) => [name, `${isUrl(place) ? '' : 'file:'}${place}/${file}`]);
  return { ...peers, ...Object.fromEntries(archives) };
}

/** Returns whether the kit's packages are at a URL rather than in a folder. */
export const isUrl = (place: string) => /^https?:/.test(place);
