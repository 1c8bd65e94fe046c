import type { DownloadLink } from '@title24/shared-domain/full-service';
import * as v from 'valibot';
import { schemaFor } from './schema-for.ts';

/** Where a file can be fetched. */
export const downloadLink = schemaFor<DownloadLink>()(
  v.strictObject({
    url: v.pipe(
      v.string(),
      v.description('An address of this site, for minutes and for the session that asked'),
    ),
  }),
);
