import * as v from 'valibot';
import { pathPattern, pathRule } from './route-problem.ts';

/** Maximum length of a text in a descriptor, in characters. */
const maxTextLength = 400;

const maxListed = 100;

/** Maximum length of a data request's params as JSON, in characters. */
const maxParamsLength = 1_000;

const name = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-z0-9-]*$/));
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxTextLength));
const listOf = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(maxListed));

const dataRequest = v.object({
  service: text,
  method: text,
  params: v.optional(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check(
        (params) => JSON.stringify(params).length <= maxParamsLength,
        `the params of a data request have at most ${maxParamsLength} characters as JSON`,
      ),
    ),
  ),
});

const path = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(pathPattern, ({ input }) => `'${input}': ${pathRule}`),
);
/** A path below /assets/ on this site, so that a published descriptor cannot refer to another origin. */
const assetUrl = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^\/assets(\/[\w-][\w.-]*){2,}$/, 'a path under /assets/ without a segment that starts with a dot'),
);

const staticPath = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^\/static(\/[\w-][\w.-]*)+$/, 'a path under /static/ without a segment that starts with a dot'),
);

const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const routeMetadata = v.object({
  path,
  aliases: v.optional(listOf(path)),
  samples: v.optional(
    listOf(v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w/.~-]*$/, 'an address of the site'))),
  ),
  title: text,
  heading: text,
  claim: v.optional(text),
  description: text,
  frame: v.optional(v.picklist(['app', 'workspace'])),
  data: v.optional(listOf(dataRequest)),
  headerImage: v.optional(assetUrl),
  /** Scripts that this route's screen needs in addition to the part's `scripts`. */
  scripts: v.optional(listOf(assetUrl)),
  styles: v.optional(listOf(assetUrl)),
  noIndex: v.optional(v.boolean()),
});

/** Registry name of the shell, the only host. */
export const hostName = 'shell';

/** Returns the global name of a part's federation container: 'mf-wizard' → 'mf_wizard'. */
export function containerName(part: string): string {
  return part.replaceAll('-', '_');
}

/**
 * Schema of `remote.json` with the version, which the registry adds. Field names follow the frontend-discovery
 * schema where possible.
 */
const descriptor = v.object({
  name,
  /** URL of the federation container's script. */
  url: assetUrl,
  metadata: v.object({
    version: text,
    /** Subresource Integrity of the script at `url`. */
    integrity,
  }),
  extras: v.object({
    /**
     * The shell is the only host. It is published like a remote, so that it has versions and rollbacks too.
     */
    kind: v.picklist(['host', 'remote']),
    /**
     * Range of contract versions with which a remote runs; for the shell, the range for which it was built.
     */
    contract: text,
    /** Contract versions that the shell provides to remotes. */
    provides: v.optional(v.pipe(listOf(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/))), v.minLength(1))),
    /** Range of React versions with which a remote runs; for the shell, the version that it provides. */
    react: v.optional(text),
    /** Names of the parcels that the remote offers (parcels.ts). Other remotes' parcels can have the same names. */
    parcels: v.optional(listOf(name)),
    /** Prop names of each parcel that has a TypeScript file, by parcel name. Optional props' names end in '?'. */
    parcelProps: v.optional(v.record(name, listOf(text))),
    /** URL of a JSON file with the texts of the parcels' TypeScript files, by parcel name. */
    parcelTypes: v.optional(assetUrl),
    /**
     * Parcels of other remotes that the part shows, by key: 'mf-a/card'. Each value lists the props in the
     * part's copy of the parcel's types.
     */
    uses: v.optional(
      v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/)), listOf(text)),
    ),
    /** Global name of the federation container: {@link containerName} of the part's name. */
    container: v.string(),
    /** 'module' for an ES module. By default, the script at `url` sets a global variable. */
    containerType: v.optional(v.picklist(['global', 'module'])),
    /** False for a remote without a render bundle, whose screens render only in the browser. */
    rendersOnServer: v.optional(v.boolean()),
    /** URL of module federation's standard manifest (mf-manifest.json), for other hosts and tools. */
    manifest: v.optional(assetUrl),
    routes: listOf(routeMetadata),
    /** Asset URLs of files with fixed paths, by path: '/static/pdf/x.pdf'. */
    statics: v.pipe(v.record(staticPath, assetUrl), v.maxEntries(maxListed)),
    /** Stylesheets that the part needs before it can show any screen. */
    styles: listOf(assetUrl),
    /** Scripts that the part needs, in addition to `url`, before it can show any screen. */
    scripts: listOf(assetUrl),
    /** Subresource Integrity of this descriptor's scripts and stylesheets, by URL. The registry computes it. */
    integrity: v.optional(v.record(assetUrl, integrity)),
  }),
});

/** Description of a part's version: `remote.json` from its build, completed by the registry. */
export type RegistryEntry = v.InferOutput<typeof descriptor>;

/** Schema of {@link RegistryEntry}. */
export const registryEntrySchema = v.pipe(
  descriptor,
  v.check(
    ({ name, extras }) => (extras.kind === 'host') === (name === hostName),
    `the part named '${hostName}' is the host, and no other part is`,
  ),
  v.check(
    ({ name, extras }) => extras.container === containerName(name),
    "the container has the part's name, with _ in place of -",
  ),
  v.check(
    ({ name, ...entry }) => assetUrlsOf(entry).every((url) => url.startsWith(`/assets/${name}/`)),
    "every file must lie below the part's own folder, /assets/<name>/",
  ),
);

/** Returns the URLs of all files in a descriptor. */
export function assetUrlsOf({ url, extras }: Pick<RegistryEntry, 'url' | 'extras'>): string[] {
  const ofRoutes = extras.routes.flatMap(({ headerImage, scripts = [], styles = [] }) => [
    ...(headerImage === undefined ? [] : [headerImage]),
    ...scripts,
    ...styles,
  ]);
  const others = [extras.manifest, extras.parcelTypes].filter((file) => file !== undefined);
  const all = [
    url,
    ...others,
    ...extras.scripts,
    ...extras.styles,
    ...Object.values(extras.statics),
    ...ofRoutes,
  ];
  return [...new Set(all)];
}

/**
 * Returns the entry with the hashes of its scripts and stylesheets. Pages load no script or stylesheet without a hash.
 * @param files integrity of the part's files, by path within the build: 'browser/x.js'
 */
export function withIntegrity(entry: RegistryEntry, files: Readonly<Record<string, string>>): RegistryEntry {
  const folder = `/assets/${entry.name}/`;
  const named = assetUrlsOf(entry).filter((url) => /\.(js|css)$/.test(url));
  const hashes = named.flatMap((url) => {
    const hash = files[`browser/${url.slice(folder.length)}`];
    return hash === undefined ? [] : [[url, hash]];
  });
  return { ...entry, extras: { ...entry.extras, integrity: Object.fromEntries(hashes) } };
}

/** A release that cannot be served, although it was not withdrawn. */
export interface SkippedRelease {
  readonly name: string;
  readonly version: string;
  /** The reason, as a sentence. */
  readonly problem: string;
}

/** Response of `GET /registry.json`: for each part, the version that the visitor gets, live or canary. */
export interface RegistryFeed {
  readonly microFrontends: Readonly<Record<string, readonly RegistryEntry[]>>;
  /**
   * Increases with each change to the registry, including rollbacks. The shell refuses a feed whose revision is
   * lower than the highest that the page has seen.
   */
  readonly revision: number;
  /** Releases that cannot be served. An older release of the part is served instead, if there is one. */
  readonly skipped: readonly SkippedRelease[];
}

/** Returns the entry, or the reason why the value is invalid. */
export function parseRegistryEntry(value: unknown): { entry: RegistryEntry } | { problem: string } {
  const result = v.safeParse(registryEntrySchema, value);
  return result.success
    ? { entry: result.output }
    : { problem: v.summarize(result.issues).replace(/\s*\n\s*/g, ' ') };
}
