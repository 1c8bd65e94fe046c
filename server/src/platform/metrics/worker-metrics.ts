import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** Measurements of all worker processes. Their samples differ in the label `process`, so that none are added up. */
export function workerMetrics(): { readonly contentType: string; text(): Promise<string> } {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, text: () => registry.clusterMetrics() };
}

/** In a worker process, gives its measurements to the process that started it. */
export function reportToPrimary(registry: Registry): void {
  if (!cluster.worker) return;
  registry.setDefaultLabels({ process: String(cluster.worker.id) });
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
}
