export { hotScript } from './hot-script.ts';
export {
  type BuiltState,
  builtStateFile,
  hotUpdatesFolder,
  type PartNews,
} from './hot-updates.ts';
