import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Stored {
  body: Buffer
  headers: Record<string, string>
}

/** A local server that speaks as much of the S3 protocol as a release store needs: put, get, head, list with prefix and delimiter, delete. */
export async function startS3Server(): Promise<{
  url: string
  objects: Map<string, Stored>
  close(): Promise<void>
}> {
  const objects = new Map<string, Stored>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://s3')
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'))
    const answer = (status: number, body: string | Buffer = '', headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-length': String(Buffer.byteLength(body)), ...headers })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    if (!request.headers.authorization?.includes('AWS4-HMAC-SHA256'))
      return answer(403, fault('AccessDenied'))
    if (request.method === 'PUT') {
      const headers = pick(request, ['content-type', 'cache-control', 'content-encoding'])
      objects.set(key, { body: await read(request), headers })
      return answer(200, '', { etag: '"1"' })
    }
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, name] of (await read(request)).toString().matchAll(/<Key>(.*?)<\/Key>/g))
        objects.delete(name ?? '')
      return answer(200, '<DeleteResult/>', { 'content-type': 'application/xml' })
    }
    if (url.searchParams.get('list-type') === '2') {
      return answer(200, listing([...objects.keys()], url.searchParams), {
        'content-type': 'application/xml',
      })
    }
    const found = objects.get(key)
    if (!found) return answer(404, fault('NoSuchKey'), { 'content-type': 'application/xml' })
    return answer(200, found.body, found.headers)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function listing(keys: readonly string[], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter')
  const matching = keys.filter((key) => key.startsWith(prefix)).sort()
  const folders = delimiter
    ? new Set(matching.map((key) => `${prefix}${key.slice(prefix.length).split(delimiter)[0]}${delimiter}`))
    : []
  const contents = delimiter ? [] : matching.map((key) => `<Contents><Key>${key}</Key></Contents>`)
  const prefixes = [...folders].map((name) => `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`)
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}${prefixes.join('')}</ListBucketResult>`
}

const fault = (code: string) => `<Error><Code>${code}</Code></Error>`

function pick(request: IncomingMessage, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
