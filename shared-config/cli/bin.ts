#!/usr/bin/env node
/** The packed kit's `npx remote`. Checks Node's version first, because older versions cannot load the other files. */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = Number.parseInt(engines.node.replace('>=', ''), 10);
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(`The kit needs Node ${needed} or newer. This is Node ${process.version}.`);
  process.exitCode = 1;
} else {
  await import('./remote.ts');
}
