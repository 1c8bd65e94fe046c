import type { HotPart } from '../../hot/hot-page.ts';

declare const __webpack_hash__: string;
declare const __resourceQuery: string;
declare const hotPage: { add(part: HotPart): void };

// This runs before the part's own modules, so that updates find the part.
hotPage.add({
  name: __resourceQuery.slice(1),
  hash: () => __webpack_hash__,
  hot: (import.meta as unknown as { webpackHot: HotPart['hot'] }).webpackHot,
});
