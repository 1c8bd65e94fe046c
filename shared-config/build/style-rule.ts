import { realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, sep } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
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

/** Returns the loaders of stylesheets; the server build only needs their class names. */
export function styleRule(side: 'browser' | 'server', { folder, name }: BuiltPart): RuleSetRule {
  const cssLoader = (context: string, salt: string, mode: 'local' | 'pure') => ({
    loader: 'css-loader',
    options: {
      modules: {
        auto: /\.module\.css$/,
        mode,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: side === 'server',
        localIdentContext: context,
        localIdentHashSalt: salt,
        localIdentName: className,
      },
    },
  });
  const styles = (loader: ReturnType<typeof cssLoader>) =>
    side === 'browser' ? [MiniCssExtractPlugin.loader, loader] : [loader];
  return {
    test: /\.css$/,
    oneOf: [
      // A component has the same class names in each part of the page, wherever it was built.
      { include: `${components}${sep}`, use: styles(cssLoader(components, 'components', 'local')) },
      // Class names differ between parts, even if their files have the same names. Each selector needs one of them, so that
      // a remote's styles stay with its own elements; the shell's are for the whole page.
      { use: styles(cssLoader(folder, name, name === hostName ? 'local' : 'pure')) },
    ],
  };
}
