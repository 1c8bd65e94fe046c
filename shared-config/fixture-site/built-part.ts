import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, normalize } from 'node:path';
import { compileFunction } from 'node:vm';
import {
  type RegistryEntry,
  type Render,
  type RenderCall,
  type RenderRequest,
  type RenderResult,
  withIntegrity,
} from '../contract/index.ts';
import { renderBundleText } from '../registry/render-bundle.ts';

/** Thrown when there is no build to show. */
export class BuildMissingError extends Error {
  override readonly name = 'BuildMissingError';
}

/** A part's build. */
export interface PartBuild {
  readonly entry: RegistryEntry;
  /** Returns a file of the browser build by its URL path '/assets/<name>/<file>'; null if there is no such file. */
  read(pathname: string): Promise<Buffer | null>;
  /** Renders the part. Resolves with null if the build has no render bundle; the browser then renders the part. */
  render(request: RenderRequest, call?: RenderCall): Promise<RenderResult | null>;
}

/**
 * Reads the current build in this folder: `remote.json`, `browser/`, `render/render.cjs`.
 * @param react - a folder with another version of React in its node_modules; absent for the kit's React
 * @throws BuildMissingError if there is no build
 */
export function readPartBuild(folder: string, react?: string): PartBuild {
  const file = join(folder, 'remote.json');
  if (!existsSync(file)) throw new BuildMissingError(`${folder} contains no build. Build the remote first.`);
  const { files, ...descriptor } = JSON.parse(readFileSync(file, 'utf8'));
  const built: RegistryEntry = { ...descriptor, metadata: { version: 'fixture', ...descriptor.metadata } };
  const entry = withIntegrity(built, files);
  async function read(pathname: string) {
    const path = join(folder, 'browser', normalize(`/${pathname.split('/').slice(3).join('/')}`));
    return existsSync(path) ? readFileSync(path) : null;
  }
  const bundle = join(folder, 'render/render.cjs');
  if (!existsSync(bundle)) return { entry, read, render: async () => null };
  const render = loadRender(bundle, react ? join(react, 'package.json') : import.meta.url);
  return { entry, read, render: async (request, call) => render(request, call) };
}

/** Loads the current render bundle. React is provided as in the site's renderers (build/remote-config.ts). */
function loadRender(bundle: string, from: string): Render {
  const require = createRequire(from);
  const provide = (id: string) => require(id.replace(/^development:/, ''));
  const module = { exports: {} as { render: Render } };
  const names = ['exports', 'require', 'module'];
  const text = renderBundleText(readFileSync(bundle));
  compileFunction(text, names, { filename: bundle })(module.exports, provide, module);
  return module.exports.render;
}
