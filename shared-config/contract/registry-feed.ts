import * as v from 'valibot';

const dataRequest = v.object({
  service: v.string(),
  method: v.string(),
  params: v.optional(v.record(v.string(), v.unknown())),
});

const path = v.pipe(v.string(), v.regex(/^\/[\w/*-]*$/, 'a clean path that begins with /'));
/** Same-origin and absolute, so that a registry entry can never bring in code from elsewhere. */
const assetUrl = v.pipe(
  v.string(),
  v.regex(
    /^\/assets(\/[\w-][\w.-]*){2,}$/,
    'a path under /assets/, without a segment that begins with a dot',
  ),
);

const staticPath = v.pipe(v.string(), v.regex(/^\/static\/[\w./-]+$/, 'a path under /static/'));

const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const routeMetadata = v.object({
  path,
  aliases: v.optional(v.array(path)),
  title: v.pipe(v.string(), v.nonEmpty()),
  heading: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(v.string(), v.nonEmpty()),
  data: v.optional(v.array(dataRequest)),
  headerImage: v.optional(assetUrl),
  /** Scripts and stylesheets that this route's screen needs beside the part's own. */
  scripts: v.optional(v.array(assetUrl)),
  styles: v.optional(v.array(assetUrl)),
  noIndex: v.optional(v.boolean()),
});

/** Registry name of the shell: the one part that is the host. */
export const hostName = 'shell';

/**
 * What a remote's build says of it: `remote.json`. The registry keeps it, the server composes pages from it and the
 * shell gets it in the document. Field names follow the frontend-discovery schema if it has one.
 */
const descriptor = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** The federation container's script. */
  url: assetUrl,
  metadata: v.object({
    version: v.pipe(v.string(), v.nonEmpty()),
    /** Of the script at `url` (Subresource Integrity). */
    integrity,
  }),
  extras: v.object({
    /** The host (the shell) is published as the remotes are, so that it too has versions and a way back. */
    kind: v.picklist(['host', 'remote']),
    /** The range of contract versions that it was built for. */
    contract: v.pipe(v.string(), v.nonEmpty()),
    /** The range of React versions that a remote was built for; of the shell, the version that it brings for all. */
    react: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
    /** Names of the parts that it offers to other parts' pages (parcels.ts). They are its own: another remote may have the same. */
    parcels: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)))),
    /** The federation container's global name. */
    container: v.pipe(v.string(), v.regex(/^\w+$/)),
    /** Whether the script at `url` sets a global of that name, which is the default, or is an ES module. */
    containerType: v.optional(v.picklist(['global', 'module'])),
    /** False for a remote without a render bundle, whose screens the browser renders. */
    rendersOnServer: v.optional(v.boolean()),
    /** The standard manifest of module federation (mf-manifest.json), for hosts and tools of other kinds. */
    manifest: v.optional(assetUrl),
    routes: v.array(routeMetadata),
    /** Files at fixed paths of the site, by path: '/static/pdf/x.pdf' → the asset that it answers. */
    statics: v.record(staticPath, assetUrl),
    /** Stylesheets of the first screen. */
    styles: v.array(assetUrl),
    /** Scripts that its first screen needs, beside `url`. */
    scripts: v.array(assetUrl),
    /** Subresource Integrity of each script and stylesheet that is named here. The registry sets it, from the files. */
    integrity: v.optional(v.record(assetUrl, integrity)),
  }),
});

export type RegistryEntry = v.InferOutput<typeof descriptor>;

/** The form of {@link RegistryEntry}. */
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

/** The URLs of all files that a descriptor names. */
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
 * The entry with the hash of each script and stylesheet that it names, as browsers run none without.
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

/** A release that is not withdrawn and yet cannot serve. */
export interface SkippedRelease {
  readonly name: string;
  readonly version: string;
  /** Why, in words. */
  readonly problem: string;
}

/** `GET /registry.json`: the version of each part that serves. */
export interface RegistryFeed {
  readonly microFrontends: Readonly<Record<string, readonly RegistryEntry[]>>;
  /** Newer releases that were passed over; an older one serves, or none. */
  readonly skipped: readonly SkippedRelease[];
}

/** The entry, or why it is none. */
export function parseRegistryEntry(value: unknown): { entry: RegistryEntry } | { problem: string } {
  const result = v.safeParse(registryEntrySchema, value);
  return result.success
    ? { entry: result.output }
    : { problem: v.summarize(result.issues).replace(/\s*\n\s*/g, ' ') };
}
