import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { processGauges } from './process-gauges.ts';
import { OutboxGauges } from './outbox-gauges.ts';
import { WordPressEvents } from './wordpress-events.ts';

/** Upper bounds in seconds: from a cached page to the longest time limit. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];

/** The metrics of one application, in a registry of its own. Labels must come from small closed sets. */
export class Metrics {
  readonly registry = new Registry();

  readonly requests = this.#counter('passerelle_http_requests_total', 'Requests by route and status.', [
    'method',
    'route',
    'status',
  ]);
  readonly requestSeconds = this.#histogram('passerelle_http_request_seconds', 'Time to answer a request.', [
    'route',
  ]);
  readonly requestsRunning = new Gauge({
    name: 'passerelle_http_requests_running',
    help: 'Requests being answered.',
    registers: [this.registry],
  });
  readonly pages = this.#counter('passerelle_page_cache_total', 'Pages by where they came from.', ['result']);
  readonly renderSeconds = this.#histogram(
    'passerelle_page_render_seconds',
    'Time to make a page, by part: upstream, render.',
    ['part'],
  );
  readonly upstreamCalls = this.#counter(
    'passerelle_upstream_calls_total',
    'Calls to the content system by operation and outcome.',
    ['operation', 'outcome'],
  );
  readonly upstreamSeconds = this.#histogram(
    'passerelle_upstream_call_seconds',
    'Time of calls to the content system.',
    ['operation'],
  );
  readonly conversions = this.#counter(
    'passerelle_picture_conversions_total',
    'Pictures converted, by format and outcome.',
    ['format', 'outcome'],
  );
  readonly conversionSeconds = this.#histogram(
    'passerelle_picture_conversion_seconds',
    'Time of a conversion, its wait included.',
    ['format'],
  );
  readonly securityEvents = this.#counter(
    'passerelle_security_events_total',
    'Events that concern security, by kind, outcome and reason.',
    ['event', 'outcome', 'reason'],
  );
  readonly cspViolations = this.#counter(
    'passerelle_csp_violations_total',
    'Violations of the content security policy that browsers reported, by directive.',
    ['directive'],
  );
  readonly wordpressEvents = new WordPressEvents(this.securityEvents);
  readonly outbox = new OutboxGauges(this.registry);
  readonly #stopProcessGauges = processGauges(this.registry);

  close(): void {
    this.#stopProcessGauges();
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  #histogram<Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }
}
