import type { LoaderContext } from 'webpack';

type SourceMap = Parameters<LoaderContext<object>['callback']>[2];

/**
 * Webpack loader that registers a module's components with React Refresh. The module accepts its own changes
 * if it exports only components.
 * @public
 */
export default function refreshLoader(
  this: LoaderContext<{ readonly part: string }>,
  source: string,
  map?: SourceMap,
): void {
  const { part } = this.getOptions();
  this.callback(null, refreshable(source, part), map);
}

/** Returns the module's code with the calls for React Refresh; unchanged without components or hooks. */
export function refreshable(source: string, part: string): string {
  if (!/\$Refresh(Reg|Sig)\$\(/.test(source)) return source;
  // The added code is on the first line, so that source maps stay correct.
  const before = `const { $RefreshReg$, $RefreshSig$ } = hotPage.refresh(${JSON.stringify(part)}, __webpack_module__.id); `;
  const after = source.includes('$RefreshReg$(')
    ? `\nhotPage.accept(__webpack_module__, import.meta.webpackHot);\n`
    : '';
  return before + source + after;
}
