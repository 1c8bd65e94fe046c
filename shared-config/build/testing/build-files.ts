import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';

const modules = [join(import.meta.dirname, '../../../node_modules')];

/**
 * Builds files with webpack, starting from entry.js.
 * @param files contents by file name
 * @returns the contents of the built files by file name
 */
export async function buildFiles(
  files: Readonly<Record<string, string>>,
  configuration: Configuration,
): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'title24-build-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const path = join(folder, 'out');
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './entry.js',
      resolve: { modules },
      resolveLoader: { modules },
      ...configuration,
      output: { ...configuration.output, path },
    });
    const errors = await new Promise((resolve, reject) =>
      compiler?.run((error, stats) => (error ? reject(error) : resolve(stats?.toJson().errors))),
    );
    expect(errors).toEqual([]);
    const names = await readdir(path);
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(path, name))] as const)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
