import { context, propagation, trace } from '@opentelemetry/api'
import packageFile from '../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'

/**
 * Sends spans of requests, statements and calls of the API to `OTEL_EXPORTER_OTLP_ENDPOINT`. Without it only the
 * interface of OpenTelemetry is loaded.
 * @returns a function that flushes and stops it
 */
export async function startTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
  role: string,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => undefined
  const [contexts, core, otlp, resources, sdk] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ])
  const exporter = new otlp.OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': `sureda-${role}`,
      'service.version': packageFile.version,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new contexts.AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return async () => {
    await provider.shutdown()
    trace.disable()
    propagation.disable()
    context.disable()
  }
}
