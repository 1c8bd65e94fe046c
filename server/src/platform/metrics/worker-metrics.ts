import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/**
 * Returns the measurements of all worker processes. The samples of each process have a different `process` label, so
 * that samples are not added up.
 */
export function workerMetrics(): { readonly contentType: string; text(): Promise<string> } {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, text: () => registry.clusterMetrics() };
}

/**
 * Makes a worker process answer requests for measurements with no samples, until {@link reportToPrimary} is called. If
 * one process did not answer, the measurements of all processes would be missing.
 */
export function reportNothingYet(): void {
  AggregatorRegistry.setRegistries([]);
  new AggregatorRegistry();
}

/** Makes a worker process report its measurements to the process that started it. Does nothing in other processes. */
export function reportToPrimary(registry: Registry): void {
  if (!cluster.worker) return;
  registry.setDefaultLabels({ process: String(cluster.worker.id) });
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
}
