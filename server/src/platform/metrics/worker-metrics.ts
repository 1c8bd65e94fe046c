import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/**
 * Returns the measurements of all worker processes. The samples of each process have a different `process` label, so
 * that none are added up.
 */
export function workerMetrics(): { readonly contentType: string; text(): Promise<string> } {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, text: () => registry.clusterMetrics() };
}

/**
 * Makes a worker process answer requests for measurements with none, until {@link reportToPrimary} is called. Without
 * an answer from each process, the measurements of all of them would be missing.
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
