import type { LoaderContext } from 'webpack';

type SourceMap = Parameters<LoaderContext<object>['callback']>[2];

/**
 * Webpack loader for SWC's output with `refresh`: passes the components of a module to React Refresh, and lets the
 * module accept its own changes if all it exports are components. @public
 */
export default function refreshLoader(
  this: LoaderContext<{ readonly part: string }>,
  source: string,
  map?: SourceMap,
): void {
  const { part } = this.getOptions();
  this.callback(null, refreshable(source, part), map);
}

/** Returns a module's code with the calls that refresh it; unchanged for a module without components or hooks. */
export function refreshable(source: string, part: string): string {
  if (!/\$Refresh(Reg|Sig)\$\(/.test(source)) return source;
  // Put on the first line, so that source maps stay correct.
  const before = `const { $RefreshReg$, $RefreshSig$ } = hotPage.refresh(${JSON.stringify(part)}, __webpack_module__.id); `;
  const after = source.includes('$RefreshReg$(')
    ? `\nhotPage.accept(__webpack_module__, import.meta.webpackHot);\n`
    : '';
  return before + source + after;
}
