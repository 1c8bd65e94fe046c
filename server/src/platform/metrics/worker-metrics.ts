import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** Returns the measurements of all worker processes. A `process` label keeps samples from being added up. */
export function workerMetrics(): { readonly contentType: string; text(): Promise<string> } {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, text: () => registry.clusterMetrics() };
}

/**
 * Answers requests for measurements with no samples until {@link reportToPrimary} is called. Without an answer from
 * every worker, all measurements would be missing.
 */
export function reportNothingYet(): void {
  AggregatorRegistry.setRegistries([]);
  new AggregatorRegistry();
}

/** Reports a worker's measurements to the primary process. Does nothing in other processes. */
export function reportToPrimary(registry: Registry): void {
  if (!cluster.worker) return;
  registry.setDefaultLabels({ process: String(cluster.worker.id) });
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
}
