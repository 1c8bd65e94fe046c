import { extname } from 'node:path';
import { integrityOf } from '@title24/remote-kit/registry';
import { testEntry } from '@title24/remote-kit/testing/entries';

/** A release as a client sends it, which tests can make invalid. */
export interface DraftRelease {
  name: string;
  version: string;
  /** Contents by path within the build. */
  files: Record<string, string | Buffer>;
  /** Fields that replace those of a valid descriptor. */
  descriptor: Record<string, unknown>;
  extras: Record<string, unknown>;
  routes: Record<string, unknown>[];
  /** Changes the manifest before it is sent. */
  edit?: (manifest: Manifest) => unknown;
}

interface Manifest {
  descriptor: { name: string; url: string; metadata: { version: string; integrity: string }; extras: object };
  files: { path: string; integrity: string; bytes: number; type: string }[];
}

export const hashOf = (content: string | Buffer) => integrityOf(Buffer.from(content));
/** Returns a render bundle whose `render` function has this body. */
export const rendered = (body: string) => `exports.render = async (request) => { ${body} };`;
export const goodRender = rendered(
  `return { head: '', top: '<nav>Site</nav>', bottom: '<p>End</p>', main: '<p>good</p>' };`,
);

let count = 0;
/** Returns a valid release. */
export function good(name: string, more: Partial<DraftRelease> = {}): DraftRelease {
  count += 1;
  return {
    name,
    version: `1.0.${count}`,
    files: {
      [`browser/entry.${count}.js`]: `/* ${name} ${count} */`,
      [`browser/chunk.${count}.js`]: `/* chunk of ${name} ${count} */`,
      'render/render.cjs': goodRender,
    },
    descriptor: {},
    extras: {},
    routes: name === 'shell' ? [] : [{ path: `/${name}`, title: 'T', heading: 'H', description: 'D' }],
    ...more,
  };
}

/** Returns the manifest after the draft's edits. */
export function manifestOf(draft: DraftRelease): Manifest {
  const scripts = Object.keys(draft.files).filter((file) => /^browser\/.*\.js$/.test(file));
  const urlOf = (file: string) => `/assets/${draft.name}/${file.slice('browser/'.length)}`;
  const [entry = ''] = scripts;
  const manifest: Manifest = {
    descriptor: {
      name: draft.name,
      url: urlOf(entry),
      metadata: { version: draft.version, integrity: hashOf(draft.files[entry] ?? '') },
      extras: {
        ...testEntry(draft.name).extras,
        routes: draft.routes,
        scripts: scripts.slice(1).map(urlOf),
        ...draft.extras,
      },
      ...draft.descriptor,
    },
    files: Object.entries(draft.files).map(([path, content]) => ({
      path,
      integrity: hashOf(content),
      bytes: Buffer.byteLength(content),
      type: extname(path) === '.css' ? 'text/css' : 'text/javascript',
    })),
  };
  draft.edit?.(manifest);
  return manifest;
}
