import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { reportToPrimary } from './worker-metrics.ts';

/** A value with its labels. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Upper bounds of the histogram buckets, in seconds. They suit response times. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measurements of one process, in Prometheus' text format. */
export class Metrics {
  readonly #registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    reportToPrimary(this.#registry);
  }

  /** Adds a counter. @returns a function that increments the counter */
  counter(name: string, help: string, labelNames: readonly string[]) {
    const counter = new Counter({ name, help, labelNames, registers: [this.#registry] });
    return (labels: Readonly<Record<string, string>>) => counter.inc(labels);
  }

  /** Adds a histogram of durations. @returns a function that records a duration in seconds */
  durations(name: string, help: string, labelNames: readonly string[]) {
    const histogram = new Histogram({ name, help, labelNames, buckets, registers: [this.#registry] });
    return (labels: Readonly<Record<string, string>>, seconds: number) => histogram.observe(labels, seconds);
  }

  /** Adds a gauge whose values are read at each scrape. If reading fails, the gauge is absent. */
  gauge(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => Promise<readonly Sample[]> | readonly Sample[],
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      async collect() {
        this.reset();
        // A gauge without labels is 0 after a reset. It must be absent instead.
        if (labelNames.length === 0) this.remove();
        const samples = await Promise.resolve()
          .then(read)
          .catch(() => []);
        for (const { labels = {}, value } of samples) this.set(labels, value);
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
