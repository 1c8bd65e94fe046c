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

/** Folder of the components. */
const components = realpathSync(dirname(findPackageJSON('@title24/ui', import.meta.url) ?? ''));

/** Class names are in scripts, styles and documents: short ones for visitors, with the file's name for developers. */
const className = buildMode === 'production' ? '[local]-[hash:base64:5]' : '[name]-[local]-[hash:base64:5]';

/** Returns the loaders for stylesheets; the server build only needs their class names. */
export function styleRule(side: 'browser' | 'server', { folder, name }: BuiltPart): RuleSetRule {
  /** Prefixes animation names, which apply to the whole page, with the remote's name, as the registry requires. */
  const animationName = (
    { resourcePath }: LoaderContext<unknown>,
    _: string,
    localName: string,
    { context, node }: { context: string; node?: unknown },
  ) => {
    // The loader passes the selector's node, except for names of animations.
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
      // A component has the same class names in each part of the page, regardless of which build it comes from.
      { include: `${components}${sep}`, use: styles(cssLoader(components, 'components')) },
      // Class names differ between parts, even if their files have the same names.
      { use: styles(cssLoader(folder, name)) },
    ],
  };
}
