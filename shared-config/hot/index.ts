export { HotPages, hotScriptUrl } from './hot-pages.ts';
export { type BuiltState, builtStateFile, hotUpdatesFolder } from './hot-updates.ts';
