import { trace } from '@opentelemetry/api'
import type pg from 'pg'
import { inSpan } from './spans.ts'

/** A span for each statement of a request, with placeholders instead of values. */
export function traceQueries(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  const query = (...args: unknown[]): unknown => {
    const [asked, values, done] = args
    if (!trace.getActiveSpan() || done !== undefined || typeof values === 'function') return send(...args)
    const text = typeof asked === 'string' ? asked : ((asked as pg.QueryConfig).text ?? '')
    const name = /^\w+/.exec(text)?.[0]?.toLowerCase() ?? 'statement'
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2_000) }
    return inSpan(name, attributes, async () => send(...args))
  }
  client.query = query as typeof client.query
}
