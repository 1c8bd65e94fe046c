import type { DownloadLink } from '@title24/shared-domain/full-service';
import * as v from 'valibot';
import { schemaFor } from './schema-for.ts';

/** Where a file can be downloaded. */
export const downloadLink = schemaFor<DownloadLink>()(
  v.strictObject({
    url: v.pipe(
      v.string(),
      v.description('A URL of this site, valid for some minutes and for the session that requested it'),
    ),
  }),
);
