import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, relative, sep } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { LoaderContext, RuleSetRule } from 'webpack';
import { hostName } from '../contract/index.ts';
import { buildMode } from './build-mode.ts';

/** The part to build. */
export interface BuiltPart {
  readonly folder: string;
  readonly name: string;
}

const components = realpathSync(dirname(findPackageJSON('@title24/ui', import.meta.url) ?? ''));

/**
 * Scripts, styles and documents repeat each class name, so production uses short names. Other builds include
 * the file name.
 */
const className = buildMode === 'production' ? '[local]-[hash:base64:5]' : '[name]-[local]-[hash:base64:5]';

/** Returns the loaders for stylesheets. The server build needs only the class names. */
export function styleRule(side: 'browser' | 'server', { folder, name }: BuiltPart): RuleSetRule {
  /** Animation names are global to a page, so the registry requires the remote's name as a prefix. */
  const animationName = (
    { resourcePath }: LoaderContext<unknown>,
    _: string,
    localName: string,
    { context, node }: { context: string; node?: unknown },
  ) => {
    // css-loader passes no node for an animation name. The shell's names need no prefix.
    if (node !== undefined || name === hostName) return undefined;
    const hash = createHash('sha256').update(relative(context, resourcePath)).digest('hex').slice(0, 5);
    return `${name}-${localName}-${hash}`;
  };
  const cssLoader = (context: string, salt: string) => ({
    loader: 'css-loader',
    options: {
      modules: {
        auto: /\.module\.css$/,
        mode: 'local',
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: side === 'server',
        localIdentContext: context,
        localIdentHashSalt: salt,
        localIdentName: className,
        getLocalIdent: animationName,
      },
    },
  });
  const styles = (loader: ReturnType<typeof cssLoader>) =>
    side === 'browser' ? [MiniCssExtractPlugin.loader, loader] : [loader];
  return {
    test: /\.css$/,
    oneOf: [
      // A component of @title24/ui has the same class names in all parts of a page.
      { include: `${components}${sep}`, use: styles(cssLoader(components, 'components')) },
      // Other class names differ between parts, even for equal file names.
      { use: styles(cssLoader(folder, name)) },
    ],
  };
}
