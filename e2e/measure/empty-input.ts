import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';

const { resolve } = createRequire(new URL('../../mf-estimator/package.json', import.meta.url));

/** React's production files, by the names in their `require` calls. */
const files = {
  react: resolve('react').replace('index.js', 'cjs/react.production.js'),
  'react-dom': resolve('react-dom').replace('index.js', 'cjs/react-dom.production.js'),
  'react-dom/client': resolve('react-dom').replace('index.js', 'cjs/react-dom-client.production.js'),
  scheduler: createRequire(resolve('react-dom'))
    .resolve('scheduler')
    .replace('index.js', 'cjs/scheduler.production.js'),
};

/**
 * Shows a React text field with its text below, and returns the field. Benchmarks compare a key press in this field,
 * which causes little work, with a key press on the site.
 */
export async function showEmptyInput(page: Page): Promise<Locator> {
  await page.goto('about:blank');
  const sources = Object.entries(files).map(([name, file]) => [name, readFileSync(file, 'utf8')] as const);
  await page.evaluate(renderInput, sources);
  return page.getByRole('textbox', { name: 'Empty' });
}

function renderInput(sources: (readonly [name: string, source: string])[]) {
  const loaded = new Map<string, object>();
  const require = (name: string) => {
    const known = loaded.get(name);
    if (known) return known;
    const exports = {};
    loaded.set(name, exports);
    const source = sources.find(([file]) => file === name)?.[1] ?? '';
    new Function('require', 'exports', 'process', source)(require, exports, {
      env: { NODE_ENV: 'production' },
    });
    return exports;
  };
  const React = require('react') as typeof import('react');
  const { createRoot } = require('react-dom/client') as typeof import('react-dom/client');
  function Empty() {
    const [text, setText] = React.useState('');
    const input = React.createElement('input', {
      'aria-label': 'Empty',
      value: text,
      onChange: (event: { target: { value: string } }) => setText(event.target.value),
    });
    return React.createElement('section', null, input, React.createElement('p', null, text));
  }
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(React.createElement(Empty));
}
