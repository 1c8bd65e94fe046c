/**
 * Script that runs before all parts on the pages of development servers. It applies changes without a reload
 * if possible, and shows build errors. It imports only types, because the servers do not bundle it.
 */
import type { PartNews } from './hot-updates.ts';

interface Hot {
  readonly data?: { exported?: readonly unknown[] };
  accept(): void;
  dispose(keep: (data: { exported?: readonly unknown[] }) => void): void;
  invalidate(): void;
  check(autoApply: boolean): Promise<readonly unknown[] | null>;
}

/** A part that runs on this page. */
export interface HotPart {
  readonly name: string;
  /** Returns the hash of the running build. */
  hash(): string;
  readonly hot: Hot;
}

interface Module {
  readonly id: string | number;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** React Refresh's runtime, which has no type declarations. hot-script.ts declares this variable before the script. */
declare const reactRefresh: {
  injectIntoGlobalHook(window: Window): void;
  register(type: unknown, id: string): void;
  createSignatureFunctionForTransform(): unknown;
  isLikelyComponentType(type: unknown): boolean;
  getFamilyByType(type: unknown): unknown;
  performReactRefresh(): unknown;
};

/** Maximum number of missed updates that a page applies. If it missed more, it reloads. */
const maxUpdates = 100;

const parts = new Map<string, HotPart>();
const latest = new Map<string, PartNews>();
/** Each part's {@link PartNews.configHash} at its latest successful build. */
const configHashes = new Map<string, string>();
/** Names of parts with changes that need a reload. The page reloads when the server serves the changes. */
const outdated = new Set<string>();
let queue = Promise.resolve();

// React DOM registers with this global hook when it loads, so the hook must exist before then.
reactRefresh.injectIntoGlobalHook(window);

Object.assign(window, {
  hotPage: {
    add(part: HotPart) {
      parts.set(part.name, part);
      // A build may have been completed after this page was sent.
      const news = latest.get(part.name);
      if (news) enqueue(news);
    },
    refresh: (part: string, id: Module['id']) => ({
      $RefreshReg$: (type: unknown, name: string) => reactRefresh.register(type, `${part} ${id} ${name}`),
      $RefreshSig$: reactRefresh.createSignatureFunctionForTransform,
    }),
    accept,
  },
});

/**
 * Lets a module accept its own changes if it exports only components, and the same ones as before the change.
 * Otherwise, its importers must accept the changes.
 */
function accept({ exports }: Module, hot: Hot): void {
  const values = Object.values(exports);
  const isBoundary = values.length > 0 && values.every(reactRefresh.isLikelyComponentType);
  const exported = isBoundary
    ? [...Object.keys(exports), ...values.map((value) => reactRefresh.getFamilyByType(value))]
    : [];
  const before = hot.data?.exported;
  hot.dispose((data) => {
    if (isBoundary) data.exported = exported;
  });
  if (isBoundary) hot.accept();
  const isSame = before?.length === exported.length && before.every((each, at) => each === exported[at]);
  if (before && !isSame) hot.invalidate();
}

/** @returns whether the part now runs the wanted build */
async function update({ hash, hot }: HotPart, wanted: string): Promise<boolean> {
  try {
    for (let count = 0; hash() !== wanted; count += 1)
      if (count === maxUpdates || !(await hot.check(true))) return false;
    reactRefresh.performReactRefresh();
    return true;
  } catch (error) {
    console.info(`[dev] The page reloads: ${(error as Error).message}`);
    return false;
  }
}

async function follow(news: PartNews): Promise<void> {
  const { name, hash, isLive, configHash, styles } = news;
  // A newer message about this part is already in the queue.
  if (latest.get(name) !== news) return;
  showProblems();
  if (news.problem !== null) return;
  const part = parts.get(name);
  if (configHash !== (configHashes.get(name) ?? configHash)) outdated.add(name);
  configHashes.set(name, configHash);
  if (part && !outdated.has(name) && !(await update(part, hash))) outdated.add(name);
  if (!isLive) return;
  if (outdated.has(name)) location.reload();
  else await exchangeStyles(styles);
}

function enqueue(news: PartNews): void {
  queue = queue.then(() => follow(news)).catch((error) => console.error('[dev]', error));
}

/** Replaces stylesheets on the page with those in `styles` that differ only in the hash: '…/a.0123456789abcdef.css'. */
async function exchangeStyles(styles: readonly string[]): Promise<void> {
  const nameOf = (url: string) => url.replace(/\.[0-9a-f]{16}\.css$/, '');
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const path = new URL(link.href).pathname;
    const url = styles.find((style) => nameOf(style) === nameOf(path));
    if (!url || url === path) continue;
    const fresh = document.createElement('link');
    fresh.rel = 'stylesheet';
    fresh.href = url;
    fresh.onload = () => link.remove();
    link.after(fresh);
  }
}

/** Shows each part's build errors over the page until the part's build succeeds. */
function showProblems(): void {
  const problems = [...latest.values()].flatMap(({ name, problem }) =>
    problem === null ? [] : [`${name} does not build:\n\n${problem}`],
  );
  document.getElementById('dev-problems')?.remove();
  if (problems.length === 0) return;
  const notice = document.createElement('pre');
  notice.id = 'dev-problems';
  notice.setAttribute('role', 'alert');
  notice.textContent = `${problems.join('\n\n')}\n\nThe next save that builds takes this away.`;
  // The content security policy forbids a style attribute, but not this assignment.
  Object.assign(notice.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '2147483647',
    maxHeight: '70vh',
    margin: '0',
    padding: '1rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    font: '14px/1.5 monospace',
    color: '#fff',
    background: '#7d1512',
  });
  document.body.append(notice);
}

let interrupted = false;
const source = new EventSource('/dev/news');
source.onmessage = ({ data }) => {
  const news: PartNews = JSON.parse(data);
  latest.set(news.name, news);
  enqueue(news);
};
source.onerror = () => {
  interrupted = true;
};
// After an interruption, the server has probably restarted with code that differs from the page's.
source.onopen = () => {
  if (interrupted) location.reload();
};
