import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSiteOrigin } from '../registry/index.ts';
import { CommandError } from './command-error.ts';
import { readFeed, readFromSite } from './read-from-site.ts';

/**
 * Copies a live parcel's types from the site at REGISTRY_URL into the remote in this folder.
 * @param place - the parcel, such as 'mf-estimator/estimator'
 * @throws RegistryAddressError if REGISTRY_URL is missing or invalid
 * @throws CommandError if the site cannot be reached or responds with an error status, or does not have the remote, the
 * parcel or its types
 */
export async function addParcel(folder: string, place: string): Promise<void> {
  const site = readSiteOrigin(process.env);
  const [remote = '', parcel = ''] = place.split('/');
  const { microFrontends } = await readFeed(site);
  const found = microFrontends[remote]?.[0];
  if (!found) throw new CommandError(`${site} has no remote '${remote}'. Name a parcel as mf-a/card.`);
  const { version } = found.metadata;
  const { parcels = [], parcelTypes: types } = found.extras;
  if (!parcels.includes(parcel))
    throw new CommandError(`${remote} ${version} offers these parcels: ${parcels.join(', ') || 'none'}.`);
  const texts = types === undefined ? {} : await readFromSite(new URL(types, site));
  const text = (texts as Readonly<Record<string, string>>)[parcel];
  if (text === undefined)
    throw new CommandError(
      `${remote} ${version} has no types for ${parcel}. Ask its team to add parcels/${parcel}.ts.`,
    );
  const file = join(folder, 'src/parcels', remote, `${parcel}.ts`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file} has the types of ${place}. Place it with <RemoteParcel>.`);
}
