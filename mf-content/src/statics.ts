import { printSheets } from './help-sheets/pdf/printed-sheets.ts';

/** Files that this remote brings at fixed paths of the site, made by the build. */
export const statics = printSheets;
