const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** Returns the media type for an asset's extension; undefined if the site serves no assets with this extension. */
export function assetType(file: string): string | undefined {
  return types[/\.\w+$/.exec(file)?.[0] ?? ''];
}

/** Returns why a file is not served, and the remedy, both as sentences. */
export function unservedProblem(file: string): { readonly message: string; readonly remedy: string } {
  return file.endsWith('.wasm')
    ? {
        message: `${file} is WebAssembly, which the site’s content security policy does not let run.`,
        remedy: 'Leave it out, and use the library’s build in plain JavaScript.',
      }
    : {
        message: `${file} is of a type that the site does not serve.`,
        remedy: 'Leave it out, or use a usual type.',
      };
}
