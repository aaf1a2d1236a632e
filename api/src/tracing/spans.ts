import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

export const tracer = trace.getTracer('sureda')

/** Runs `work` in a child span of the active span; without tracing it just runs it. */
export async function inSpan<T>(
  name: string,
  attributes: Record<string, string>,
  work: () => Promise<T>,
): Promise<T> {
  if (!trace.getActiveSpan()) return work()
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })
  try {
    return await context.with(trace.setSpan(context.active(), span), work)
  } catch (error) {
    // without the error, whose message may contain what a person sent
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

/** `traceparent` for a call to another process; empty without tracing. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}
