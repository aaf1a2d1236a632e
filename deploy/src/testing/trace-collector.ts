import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number | string }
}

/** A span in the JSON encoding of OTLP/HTTP. */
export interface ReceivedSpan {
  service: string
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
}

interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: Omit<ReceivedSpan, 'service'>[] }[]
  }[]
}

/** Receives traces like a collector: `POST /v1/traces` of OTLP over HTTP, in JSON. */
export async function startTraceCollector() {
  const spans: ReceivedSpan[] = []
  const server = createServer(async (request, response) => {
    const isExport = request.method === 'POST' && request.url === '/v1/traces'
    if (!isExport || request.headers['content-type'] !== 'application/json')
      return response.writeHead(404).end()
    for (const { resource, scopeSpans } of ((await json(request)) as Export).resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
      spans.push(...scopeSpans.flatMap((scope) => scope.spans).map((span) => ({ ...span, service })))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
