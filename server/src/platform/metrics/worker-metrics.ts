import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** Returns the measurements of all worker processes. The label `process` tells their samples apart. */
export function workerMetrics(): { readonly contentType: string; text(): Promise<string> } {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, text: () => registry.clusterMetrics() };
}

/**
 * Sends empty reports to the primary process until {@link reportToPrimary} is called. If a worker sent no report, the
 * measurements of all workers would be missing.
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
