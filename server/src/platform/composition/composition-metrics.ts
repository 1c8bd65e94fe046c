import type { RegistryEntry } from '@title24/remote-kit/contract';
import type { Metrics } from '../metrics/metrics.ts';

const releaseOf = ({ name, metadata }: RegistryEntry) => ({ part: name, version: metadata.version });

/** Returns functions that count public pages, and the renderings and faults of each version of a part. */
export function compositionMetrics(metrics: Metrics) {
  const pages = metrics.counter('site_pages_total', 'Pages for everyone, from the cache or built', ['how']);
  const renderings = metrics.counter('site_part_renderings_total', 'Renderings of a part on the server', [
    'part',
    'version',
  ]);
  const faults = metrics.counter(
    'site_part_faults_total',
    'Failures of a part, on the server or in a browser',
    ['part', 'version', 'where'],
  );
  return {
    page: (how: 'kept' | 'built') => pages({ how }),
    rendering(entry: RegistryEntry, fault: string | null) {
      renderings(releaseOf(entry));
      if (fault !== null) faults({ ...releaseOf(entry), where: 'server' });
    },
    browserFault: (entry: RegistryEntry) => faults({ ...releaseOf(entry), where: 'browser' }),
  };
}
