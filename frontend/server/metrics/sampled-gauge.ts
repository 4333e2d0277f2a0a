import { Gauge, type LabelValues, type Registry } from 'prom-client';

interface Options<Label extends string> {
  name: string;
  help: string;
  labelNames?: Label[];
  /** Called at each scrape; missing samples are not reported. */
  read: () => Array<[labels: LabelValues<Label>, value: number]>;
}

/** Registers a gauge whose samples are read at each scrape. */
export function sampledGauge<Label extends string>(
  registry: Registry,
  { name, help, labelNames = [], read }: Options<Label>,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [],
    collect() {
      this.reset();
      for (const [labels, value] of read()) this.set(labels, value);
    },
  });
  registry.registerMetric(gauge);
}
