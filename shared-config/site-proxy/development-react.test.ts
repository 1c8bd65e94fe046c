import { createContext, runInContext } from 'node:vm';
import { version } from 'react';
import { developmentReactScript } from './development-react.ts';

test('K4: parts share the development build of React, whose renderer takes part in React Refresh', async () => {
  const renderers: { scheduleRefresh?: unknown }[] = [];
  const __REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: (renderer: object) => renderers.push(renderer),
  };
  const page = createContext({ __REACT_DEVTOOLS_GLOBAL_HOOK__, setImmediate, setTimeout, clearTimeout });
  runInContext(developmentReactScript(), page);
  const [plugin] = page.__FEDERATION__.__GLOBAL_PLUGIN__;
  const load = async (pkgName: string) => {
    const own = () => 'own';
    const { shared } = plugin.beforeRegisterShare({ pkgName, shared: { get: async () => own } });
    return (await shared.get())();
  };
  expect(await load('react')).toMatchObject({ version });
  expect(await load('react')).toBe(await load('react'));
  expect(await load('react/jsx-dev-runtime')).toMatchObject({ jsxDEV: expect.any(Function) });
  expect(renderers).toEqual([]);
  expect(await load('react-dom/client')).toMatchObject({ version, hydrateRoot: expect.any(Function) });
  expect(renderers).toEqual([expect.objectContaining({ scheduleRefresh: expect.any(Function) })]);
  expect(await load('another')).toBe('own');
});
