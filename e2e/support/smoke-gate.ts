import type { APIRequestContext } from '@playwright/test';
import { copyBuilds, type Edit } from './builds.ts';
import { liveParts } from './registry.ts';
import { runTool, type Site } from './site.ts';

/**
 * Publishes a changed build to a running site.
 *
 * @returns the output of the tool `publish-remote`
 * @throws Error with the output if the server rejects the build
 */
export async function publishTo(site: Site, part: string, edit: Edit): Promise<string> {
  const builds = await copyBuilds([part]);
  try {
    await builds.change(part, edit);
    const env = { DATA_DIR: site.dataDir, PUBLISH_BUILDS_FROM: builds.folder };
    return await runTool('publish-remote', [part], env);
  } finally {
    await builds.remove();
  }
}

/**
 * Returns an edit that puts `statement` in place of a part's mount function, which runs only in the browser. The
 * statement can call the original mount function: `own(props)`.
 */
export const inMount =
  (statement: string): Edit =>
  (text, file) =>
    file.startsWith('browser/')
      ? text.replace(
          /,mount:\(\)=>(\w+),/,
          (_, own) => `,mount:()=>async(props)=>{const own=${own};${statement}},`,
        )
      : text;

export const reword =
  (from: string, to: string): Edit =>
  (text) =>
    text.replaceAll(from, to);

/** Returns each part's name and live version. */
export const liveVersions = async (request: APIRequestContext, site: Site) =>
  Object.entries(await liveParts(request, site.url)).map(([name, part]) => [name, part.metadata.version]);
