import * as v from 'valibot';

const dataRequest = v.object({
  service: v.string(),
  method: v.string(),
  params: v.optional(v.record(v.string(), v.unknown())),
});

const path = v.pipe(v.string(), v.regex(/^\/[\w/*-]*$/, 'a clean path that starts with /'));
/** Same-origin and absolute, so that a registry entry can never load code from elsewhere. */
const assetUrl = v.pipe(
  v.string(),
  v.regex(/^\/assets(\/[\w-][\w.-]*){2,}$/, 'a path under /assets/ without a segment that starts with a dot'),
);

const staticPath = v.pipe(v.string(), v.regex(/^\/static\/[\w./-]+$/, 'a path under /static/'));

const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const routeMetadata = v.object({
  path,
  aliases: v.optional(v.array(path)),
  title: v.pipe(v.string(), v.nonEmpty()),
  heading: v.pipe(v.string(), v.nonEmpty()),
  claim: v.optional(v.pipe(v.string(), v.nonEmpty())),
  description: v.pipe(v.string(), v.nonEmpty()),
  data: v.optional(v.array(dataRequest)),
  headerImage: v.optional(assetUrl),
  /** Scripts and stylesheets of this route's screen in addition to the part's own. */
  scripts: v.optional(v.array(assetUrl)),
  styles: v.optional(v.array(assetUrl)),
  noIndex: v.optional(v.boolean()),
});

/** Registry name of the shell: the only host. */
export const hostName = 'shell';

/**
 * The descriptor of a remote's build: `remote.json`. The registry stores it, the server composes pages from it and the
 * shell gets it in the document. Field names follow the frontend-discovery schema if it has one.
 */
const descriptor = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** URL of the federation container's script. */
  url: assetUrl,
  metadata: v.object({
    version: v.pipe(v.string(), v.nonEmpty()),
    /** Subresource Integrity of the script at `url`. */
    integrity,
  }),
  extras: v.object({
    /** The host (the shell) is published like the remotes, so that it too has versions and rollbacks. */
    kind: v.picklist(['host', 'remote']),
    /** Range of contract versions that it was built for. */
    contract: v.pipe(v.string(), v.nonEmpty()),
    /**
     * Range of React versions that a remote was built for; for the shell, the version that it provides to all parts.
     */
    react: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
    /**
     * Names of the parts that it offers to other parts' pages (parcels.ts). Names are per remote: another remote may
     * use the same ones.
     */
    parcels: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)))),
    /** Global name of the federation container. */
    container: v.pipe(v.string(), v.regex(/^\w+$/)),
    /** Whether the script at `url` sets a global of that name, which is the default, or is an ES module. */
    containerType: v.optional(v.picklist(['global', 'module'])),
    /** False for a remote without a render bundle, whose screens render in the browser only. */
    rendersOnServer: v.optional(v.boolean()),
    /** The standard manifest of module federation (mf-manifest.json), for hosts and tools of other kinds. */
    manifest: v.optional(assetUrl),
    routes: v.array(routeMetadata),
    /** Files at fixed paths of the site, by path: '/static/pdf/x.pdf' → its asset. */
    statics: v.record(staticPath, assetUrl),
    /** Stylesheets of the first screen. */
    styles: v.array(assetUrl),
    /** Scripts of the first screen in addition to `url`. */
    scripts: v.array(assetUrl),
    /** Subresource Integrity of each script and stylesheet listed here. Set by the registry from the files. */
    integrity: v.optional(v.record(assetUrl, integrity)),
  }),
});

export type RegistryEntry = v.InferOutput<typeof descriptor>;

/** Schema of {@link RegistryEntry}. */
export const registryEntrySchema = v.pipe(
  descriptor,
  v.check(
    ({ name, extras }) => (extras.kind === 'host') === (name === hostName),
    `the part named '${hostName}' is the host, and no other part is`,
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
  const manifest = extras.manifest === undefined ? [] : [extras.manifest];
  const all = [
    url,
    ...manifest,
    ...extras.scripts,
    ...extras.styles,
    ...Object.values(extras.statics),
    ...ofRoutes,
  ];
  return [...new Set(all)];
}

/**
 * Returns the entry with the hash of each script and stylesheet in it, without which browsers run none.
 * @param files integrity of the part's files by path within the build: 'browser/x.js'
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

/** A release that was not withdrawn but cannot be served. */
export interface SkippedRelease {
  readonly name: string;
  readonly version: string;
  /** The reason, as a sentence. */
  readonly problem: string;
}

/** `GET /registry.json`: the version of each part that serves. */
export interface RegistryFeed {
  readonly microFrontends: Readonly<Record<string, readonly RegistryEntry[]>>;
  /** Increased by each change of the registry, a rollback too; the shell takes none that is lower than one it has seen. */
  readonly revision: number;
  /** Newer releases that were skipped; an older one is served, or none. */
  readonly skipped: readonly SkippedRelease[];
}

/** Returns the entry, or why the value is invalid. */
export function parseRegistryEntry(value: unknown): { entry: RegistryEntry } | { problem: string } {
  const result = v.safeParse(registryEntrySchema, value);
  return result.success
    ? { entry: result.output }
    : { problem: v.summarize(result.issues).replace(/\s*\n\s*/g, ' ') };
}
