/**
 * `npm run ui`: shows the components in their states, with the loaders of the site's parts. Open pages apply
 * changes.
 */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { findPackageJSON } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { HotStylesPlugin, hotEntry } from '../build/hot/hot-build.ts';
import { moduleRules, resolveOptions } from '../build/module-rules.ts';
import { problemOf } from '../build/watch-folders.ts';
import { HotPages, hotScriptUrl } from '../hot/hot-pages.ts';
import type { PartNews } from '../hot/hot-updates.ts';
import { assetType } from '../registry/index.ts';

const port = Number(process.env.PORT ?? 3100);
const folder = fileURLToPath(new URL('.', import.meta.url));
const components = dirname(findPackageJSON('@title24/ui', import.meta.url) ?? '');
const output = join(folder, '../dist/gallery');

const configuration: Configuration = {
  mode: 'development',
  target: ['web', 'es2022'],
  context: folder,
  devtool: 'cheap-module-source-map',
  entry: { gallery: [hotEntry('gallery'), './gallery-entry.tsx'] },
  output: { path: output, publicPath: '/', filename: '[name].js', clean: { keep: /hot-update/ } },
  resolve: {
    ...resolveOptions,
    alias: { ...resolveOptions.alias, '@title24/ui-stories': join(components, 'src') },
  },
  module: { rules: moduleRules('browser', { folder, name: 'shell' }) },
  plugins: [
    new webpack.HotModuleReplacementPlugin(),
    new HotStylesPlugin(),
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:16].css' }),
  ],
};

const pages = new HotPages({});
let news: PartNews | undefined;

const documentOf = ({ styles }: PartNews) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components</title>
${styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('\n')}
<script defer src="${hotScriptUrl}"></script>
<script defer src="/gallery.js"></script>
<div id="gallery"></div>
</html>
`;

webpack(configuration)?.watch({ aggregateTimeout: 50 }, (error, stats) => {
  const isFirst = news === undefined;
  const files = Object.keys(stats?.compilation.assets ?? {});
  const problem = stats ? problemOf(stats) : String(error);
  news = {
    name: 'gallery',
    hash: stats?.hash ?? '',
    configHash: '',
    problem: problem === '' ? null : problem,
    styles: files.filter((file) => file.endsWith('.css')).map((file) => `/${file}`),
    isLive: true,
  };
  if (news.problem !== null) console.error(`The components do not build:\n${news.problem}`);
  pages.tell(news);
  if (isFirst) listen();
});

function listen(): void {
  server.once('error', (error) => {
    console.error(`Port ${port} cannot be used: ${error.message}. Choose another with PORT.`);
    process.exit(1);
  });
  server.listen(port, '127.0.0.1', () => console.log(`Ready: http://localhost:${port}`));
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const send = (type: string, body: string) => response.writeHead(200, { 'content-type': type }).end(body);
  if (!news) return void response.writeHead(503).end();
  if (pages.answer(request, response)) return;
  if (pathname === '/') return void send('text/html; charset=utf-8', documentOf(news));
  const file = join(output, normalize(pathname));
  const type = assetType(file);
  if (!type || !existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  createReadStream(file).pipe(response);
});

if (process.channel) process.once('disconnect', () => process.exit());
