import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

const name = 'mf-wizard';
const container = 'mf_wizard';

const shared = (lib) => ({
  version: React.version,
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: `^${React.version}` },
});

const { microFrontends } = await (await fetch('/registry.json')).json();
const host = createInstance({
  name: 'plain_host',
  remotes: [{ name: container, entry: new URL(microFrontends[name][0].extras.manifest, location).href }],
  shared: {
    react: shared(React),
    'react/jsx-runtime': shared(jsxRuntime),
    'react-dom': shared(ReactDOM),
    'react-dom/client': shared(ReactDOMClient),
  },
  // The site's remotes include no federation runtime and use the host's.
  plugins: [provideRuntimeCore()],
});

const { bootstrap, mount } = await host.loadRemote(`${container}/lifecycles`);
const domElement = document.querySelector('#place');
// The remote's stylesheets apply only inside elements marked with its name.
domElement.dataset.part = name;
const props = { name, domElement, ...(await mountProps()) };
await bootstrap(props);
await mount(props);

async function mountProps() {
  const answer = await fetch('/rpc/public/config', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'load' }),
  });
  const { result: config } = await answer.json();
  const state = { config, login: { status: false } };
  const notHere = () => Promise.reject(new Error('This host has no such thing'));
  return {
    contract: '2.2.0',
    store: { getState: () => state, subscribe: () => () => undefined },
    rpc: { call: notHere, upload: notHere },
    session: { start: () => undefined, end: notHere },
    navigate: notHere,
    placeParcel: notHere,
    report: ({ error }) => console.error(error),
    pageData: { get: () => undefined, load: notHere },
    queries: { get: () => undefined, load: notHere },
    now: new Date().toISOString(),
  };
}
