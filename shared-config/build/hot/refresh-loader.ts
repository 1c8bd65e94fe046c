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

/** Adds code for React Refresh to a compiled module's code. Code without components or hooks is returned unchanged. */
export function refreshable(source: string, part: string): string {
  if (!/\$Refresh(Reg|Sig)\$\(/.test(source)) return source;
  // This code stays on the module's first line, so that the line numbers in source maps stay correct.
  const before = `const { $RefreshReg$, $RefreshSig$ } = hotPage.refresh(${JSON.stringify(part)}, __webpack_module__.id); `;
  const after = source.includes('$RefreshReg$(')
    ? `\nhotPage.accept(__webpack_module__, import.meta.webpackHot);\n`
    : '';
  return before + source + after;
}
