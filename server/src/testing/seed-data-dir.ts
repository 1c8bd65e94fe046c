import { openSiteDatabase } from '../site-database.ts';

/** The data folder that tests begin with copies of: `node seed-data-dir.ts FOLDER` fills it. */
const [dataDir = ''] = process.argv.slice(2);
const database = await openSiteDatabase({ dataDir, databaseUrl: null });
await database.close();
