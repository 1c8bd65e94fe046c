import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RegistryEntry, Render, RenderRequest, RenderResult } from '../contract/index.ts';

/** A build that cannot be shown. */
export class BuildMissingError extends Error {
  override readonly name = 'BuildMissingError';
}

/** A part as its build left it in a folder: `remote.json`, `browser/`, `render/render.cjs`. */
export interface PartBuild {
  readonly folder: string;
  readonly entry: RegistryEntry;
  /** Null where the part has no render bundle: the browser renders it. */
  render(request: RenderRequest): Promise<RenderResult | null>;
}

/**
 * Reads the build in this folder, as it is now.
 * @throws BuildMissingError if there is none
 */
export function readPartBuild(folder: string): PartBuild {
  const file = join(folder, 'remote.json');
  if (!existsSync(file)) throw new BuildMissingError(`${folder} holds no build. Build the remote first.`);
  const { files: _, ...descriptor } = JSON.parse(readFileSync(file, 'utf8'));
  const entry: RegistryEntry = { ...descriptor, metadata: { version: 'fixture', ...descriptor.metadata } };
  const bundle = join(folder, 'render/render.cjs');
  if (!existsSync(bundle)) return { folder, entry, render: async () => null };
  const require = createRequire(bundle);
  // A build that was made again is another bundle under the same name.
  delete require.cache[bundle];
  const { render } = require(bundle) as { render: Render };
  return { folder, entry, render: async (request) => render(request) };
}
