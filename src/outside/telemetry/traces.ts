/**
 * Acts as spans, for whoever collects traces by OpenTelemetry's protocol (OTLP over HTTP, in JSON). The libraries are loaded when this is opened,
 * and by nobody else. What has no act around it, as the looks for what is due, is no trace of its own.
 */
import type { Attributes, Context, SpanContext } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Act, ActKind, Watched, Watcher } from '../../watch.ts';
import type { TraceSettings } from './settings.ts';

export interface Traces {
  watcher: Watcher;
  /** Sends what is left, for a few seconds at most. */
  close(): Promise<void>;
}

/** Milliseconds of one sending, with everything. */
const SEND_MS = 5000;
/** Acts that begin a trace where there is none. */
const FIRST: ReadonlySet<ActKind> = new Set(['request', 'job']);

/** `tell`: why spans could not be sent, once until some are again. */
export async function openTraces(settings: TraceSettings, tell: (failure: unknown) => void): Promise<Traces> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { serviceName, ratio } = settings;
  const exporter = told(new OTLPTraceExporter(sendingOf(settings)), tell);
  const root = new sdk.TraceIdRatioBasedSampler(ratio);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    // A stranger's wish to be traced counts no more than anybody's.
    sampler: new sdk.ParentBasedSampler({ root, remoteParentSampled: root }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('earshot');
  const kinds = { request: api.SpanKind.SERVER, job: api.SpanKind.CONSUMER, matching: api.SpanKind.INTERNAL } as const;
  /** Of what is going on, with its span. */
  const contexts = new WeakMap<Watched, Context>();

  function parentOf(act: Act, within: Watched | undefined): Context {
    const around = within && contexts.get(within);
    if (around) return around;
    const caller = callerOf(act.calledBy);
    return caller ? api.trace.setSpanContext(api.ROOT_CONTEXT, caller) : api.ROOT_CONTEXT;
  }

  return {
    watcher: {
      began(act, within) {
        if (!FIRST.has(act.kind) && !(within && contexts.has(within))) return NOT_TRACED;
        const parent = parentOf(act, within);
        const kind = act.kind in kinds ? kinds[act.kind as keyof typeof kinds] : api.SpanKind.CLIENT;
        const span = tracer.startSpan(
          nameOf(act),
          { kind, attributes: { ...attributesOf(act.labels), ...attributesOf(act.marks) } },
          parent,
        );
        const watched: Watched = {
          marks: { traceId: span.spanContext().traceId },
          ended({ failed, labels }) {
            span.setAttributes(attributesOf(labels));
            if (failed) span.setStatus({ code: api.SpanStatusCode.ERROR });
            span.end();
          },
        };
        contexts.set(watched, api.trace.setSpan(parent, span));
        return watched;
      },
    },
    // Why it could not send what was left has been told.
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/** Sends none, as all are sent: by the settings of the library as well. @throws why the collector does not take them */
export async function trySending(settings: TraceSettings): Promise<void> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const exporter = new OTLPTraceExporter(sendingOf(settings));
  try {
    await new Promise<void>((resolve, reject) => {
      exporter.export([], ({ code, error }) => (code === 0 ? resolve() : reject(error ?? new Error('it takes none'))));
    });
  } finally {
    await exporter.shutdown();
  }
}

function sendingOf({ endpoint, headers }: TraceSettings) {
  return { url: `${endpoint}/v1/traces`, headers, timeoutMillis: SEND_MS };
}

const NOT_TRACED: Watched = { ended: () => undefined };

function told(exporter: SpanExporter, tell: (failure: unknown) => void): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        // As ExportResultCode has it: 0 is well.
        const failed = result.code !== 0;
        // What the collector answered may be long.
        if (failed && !isFailing) tell(result.error && new Error(result.error.message));
        isFailing = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/** https://www.w3.org/TR/trace-context/#traceparent-header, of the one version that there is. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

function callerOf(traceparent: string | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

function nameOf({ kind, labels }: Act): string {
  if (kind === 'request') return `${labels['method']} ${labels['route']}`;
  return [kind, ...Object.values(labels)].join(' ');
}

/** Those of requests by the names that OpenTelemetry has for them. */
const NAMES: Readonly<Record<string, string>> = {
  method: 'http.request.method',
  route: 'http.route',
  requestId: 'http.request.id',
};

function attributesOf(given: Readonly<Record<string, string | number>> = {}): Attributes {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [NAMES[name] ?? `earshot.${name}`, value]));
}
