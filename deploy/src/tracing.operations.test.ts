import { runSql, startPostgres } from '@sureda/api/testing/postgres-cluster'
import { request } from 'undici'
import { expect, it } from 'vitest'
import { startServerProcesses } from './testing/server-processes.ts'
import { type ReceivedSpan, startTraceCollector } from './testing/trace-collector.ts'

it('traces a request from the gateway through the API to its SQL statements, without values', async () => {
  const collector = await startTraceCollector()
  const cluster = await startPostgres()
  await runSql(cluster.url('postgres'), 'create database sureda')
  const servers = await startServerProcesses(cluster, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  try {
    const answer = await request(`${servers.gateway.url}/rutas/canary-of-a-person`, {
      headers: {
        host: 'gavarres.localhost',
        'user-agent': 'WhatsApp/2.23.20.0 A',
        'x-request-id': 'request-of-a-proxy',
      },
    })
    await answer.body.dump()
    expect(answer.statusCode).toBe(200)
  } finally {
    // a process sends its remaining spans when it ends
    await servers.stop()
    await cluster.stop()
    await collector.stop()
  }
  const text = ({ attributes }: ReceivedSpan, key: string) =>
    attributes.find((attribute) => attribute.key === key)?.value.stringValue
  const page = collector.spans.find(
    (span) => span.service === 'sureda-gateway' && text(span, 'sureda.request_id') === 'request-of-a-proxy',
  )
  expect(page?.name).toBe('GET page /rutas/:id')
  const trace = collector.spans.filter(({ traceId }) => traceId === page?.traceId)
  const below = (parent: ReceivedSpan | undefined, name: RegExp) =>
    trace.find((span) => span.parentSpanId === parent?.spanId && name.test(span.name))
  const question = below(page, /^ask the API$/)
  const call = below(question, /^GET \/api\/v1\/routes\/:id$/)
  expect(call).toMatchObject({ service: 'sureda-api' })
  const statement = below(call, /^select$/)
  expect(statement && text(statement, 'db.query.text')).toMatch(/\$1/)
  expect(JSON.stringify(collector.spans)).not.toContain('canary')
})
