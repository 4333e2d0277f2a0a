import { monitorEventLoopDelay } from 'node:perf_hooks';

type Labels = Readonly<Record<string, string>>;

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** Upper bounds in seconds: from a cached page to the longest time limit. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];
const nanosecondsPerSecond = 1e9;

const descriptions = {
  passerelle_http_requests_total: 'Requests by route and status.',
  passerelle_http_request_seconds: 'Time to answer a request.',
  passerelle_page_cache_total: 'Pages by where they came from.',
  passerelle_upstream_calls_total: 'Calls to the content system by operation and outcome.',
  passerelle_upstream_call_seconds: 'Time of calls to the content system.',
  passerelle_picture_conversions_total: 'Pictures converted, by format and outcome.',
  passerelle_picture_conversion_seconds: 'Time of a conversion, its wait included.',
  passerelle_security_events_total: 'Events that concern security, by kind, outcome and reason.',
  passerelle_csp_violations_total:
    'Violations of the content security policy that browsers reported, by directive.',
  passerelle_cache_bytes: 'Bytes held by each cache.',
  passerelle_page_render_seconds: 'Time to make a page, by part: upstream, render.',
  passerelle_http_requests_running: 'Requests being answered.',
  passerelle_upstream_lane: 'Calls of an operation that run or wait.',
  passerelle_redis_reachable: '1 while Redis answers.',
  passerelle_redis_hearing: '1 while purges of other proxies are heard.',
  passerelle_circuit_open: '1 while an operation of the content system is not being called.',
} as const;

export type MetricName = keyof typeof descriptions;
export interface Sample {
  name: MetricName;
  labels: Labels;
  value: number;
}
type Gauges = () => Sample[];

/** The few figures of this process in Prometheus's text format. Labels must come from small closed sets. */
export class Metrics {
  readonly #counters = new Map<MetricName, Map<string, number>>();
  readonly #histograms = new Map<MetricName, Map<string, Histogram>>();
  readonly #gauges: Gauges[] = [];
  readonly #eventLoop = monitorEventLoopDelay();

  constructor() {
    this.#eventLoop.enable();
  }

  count(name: MetricName, labels: Labels): void {
    const series = childOf(this.#counters, name, () => new Map<string, number>());
    const key = textOf(labels);
    series.set(key, (series.get(key) ?? 0) + 1);
  }

  observe(name: MetricName, labels: Labels, seconds: number): void {
    const series = childOf(this.#histograms, name, () => new Map<string, Histogram>());
    const histogram = childOf(series, textOf(labels), () => ({
      counts: buckets.map(() => 0),
      sum: 0,
      count: 0,
    }));
    histogram.sum += seconds;
    histogram.count += 1;
    for (const [index, bound] of buckets.entries()) {
      if (seconds <= bound) histogram.counts[index] = (histogram.counts[index] ?? 0) + 1;
    }
  }

  /** Figures that are read when they are asked for. */
  gauge(read: Gauges): void {
    this.#gauges.push(read);
  }

  close(): void {
    this.#eventLoop.disable();
  }

  /** @param counted counters that somebody else keeps; their labels differ from those of this process */
  text(counted: readonly Sample[] = []): string {
    const lines = [
      ...this.#counterLines(counted),
      ...this.#histogramLines(),
      ...this.#gaugeLines(),
      ...this.#processLines(),
    ];
    return `${lines.join('\n')}\n`;
  }

  *#counterLines(counted: readonly Sample[]): Iterable<string> {
    const others = Map.groupBy(counted, ({ name }) => name);
    for (const name of new Set([...this.#counters.keys(), ...others.keys()])) {
      yield* headerOf(name, 'counter');
      for (const [labels, value] of this.#counters.get(name) ?? []) yield `${name}{${labels}} ${value}`;
      for (const { labels, value } of others.get(name) ?? []) yield `${name}{${textOf(labels)}} ${value}`;
    }
  }

  *#histogramLines(): Iterable<string> {
    for (const [name, series] of this.#histograms) {
      yield* headerOf(name, 'histogram');
      for (const [labels, { counts, sum, count }] of series) {
        for (const [index, bound] of buckets.entries())
          yield `${name}_bucket{${labels},le="${bound}"} ${counts[index]}`;
        yield `${name}_bucket{${labels},le="+Inf"} ${count}`;
        yield `${name}_sum{${labels}} ${sum}`;
        yield `${name}_count{${labels}} ${count}`;
      }
    }
  }

  *#gaugeLines(): Iterable<string> {
    const byName = Map.groupBy(
      this.#gauges.flatMap((read) => read()),
      ({ name }) => name,
    );
    for (const [name, values] of byName) {
      yield* headerOf(name, 'gauge');
      for (const { labels, value } of values) {
        const text = textOf(labels);
        yield `${name}${text && `{${text}}`} ${value}`;
      }
    }
  }

  *#processLines(): Iterable<string> {
    const { rss, heapUsed } = process.memoryUsage();
    const values: Array<[name: string, help: string, value: number]> = [
      ['process_resident_memory_bytes', 'Resident memory.', rss],
      ['nodejs_heap_used_bytes', 'Used heap.', heapUsed],
      ['process_uptime_seconds', 'Age of the process.', process.uptime()],
      [
        'nodejs_eventloop_lag_p99_seconds',
        'Event loop delay.',
        this.#eventLoop.percentile(99) / nanosecondsPerSecond,
      ],
    ];
    for (const [name, help, value] of values) {
      yield `# HELP ${name} ${help}`;
      yield `# TYPE ${name} gauge`;
      yield `${name} ${value}`;
    }
  }
}

const headerOf = (name: MetricName, type: string): string[] => [
  `# HELP ${name} ${descriptions[name]}`,
  `# TYPE ${name} ${type}`,
];

function textOf(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')}"`)
    .join(',');
}

function childOf<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
