import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteOrigin } from '../registry/index.ts';
import { apiChanges } from './api-changes.ts';
import { CommandError } from './command-error.ts';
import { dependenciesFrom, kitName, readKitPackages } from './kit-packages.ts';
import { runProgram } from './run-tool.ts';

/**
 * Installs the current kit in a remote's folder, and prints which public types differ from the previous kit.
 * @param given - folder or URL with the kit's packages; null takes them from the site at REGISTRY_URL
 * @returns whether npm could install the kit
 * @throws RegistryAddressError if REGISTRY_URL is needed but missing or invalid
 * @throws CommandError if the list of the kit's packages cannot be read, no kit is installed before the upgrade, or the
 * hash of an installed package differs from the list
 */
export async function upgrade(folder: string, given: string | null): Promise<boolean> {
  const place = given ?? `${readSiteOrigin(process.env)}/kit`;
  const packages = await readKitPackages(place);
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const own = manifest.dependencies ?? {};
  const dependencies = { ...own, ...dependenciesFrom(packages, own) };
  const before = installedKit(folder);
  writeFileSync(file, `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`);
  if (!(await runProgram('npm', ['install', '--no-audit', '--no-fund'], { folder }))) return false;
  checkHashes(
    folder,
    Object.entries(packages.listed).filter(([name]) => name in dependencies),
  );
  const after = installedKit(folder);
  const changes = apiChanges(before.report, after.report);
  const words = changes.length > 0 ? 'These public types changed:' : 'No public type changed.';
  console.log(`The kit is ${after.version}; it was ${before.version}. ${words}`);
  for (const change of changes) console.log(`  ${change}`);
  console.log('Next: npm test.');
  return true;
}

/** @throws CommandError if the hash of an installed package differs from the list */
function checkHashes(
  folder: string,
  listed: readonly (readonly [name: string, { readonly integrity: string }])[],
): void {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  for (const [name, { integrity }] of listed)
    if (packages[`node_modules/${name}`]?.integrity !== integrity)
      throw new CommandError(
        `${name} was installed with a hash other than ${integrity}. Ask the site's staff.`,
      );
}

function installedKit(folder: string): { readonly version: string; readonly report: string } {
  const kit = join(folder, 'node_modules', kitName);
  try {
    const { version } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
    return { version, report: readFileSync(join(kit, 'api-report.txt'), 'utf8') };
  } catch (cause) {
    throw new CommandError(`${kit} is not installed. Run npm install first.`, { cause });
  }
}
