import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Keys, signatureFault } from './signature-v4.ts'

interface Stored {
  body: Buffer
  headers: Record<string, string>
}

export const S3_KEYS: Keys = {
  accessKeyId: 'ANOFFICE',
  secretAccessKey: 'cork+oak/secret',
  region: 'eu-south-2',
}
export const S3_BUCKET = 'releases'
const NOW = new Date().toISOString()
/** Small, so that every listing needs several pages. */
const PAGE_SIZE = 2

/**
 * A local server with the part of the S3 protocol that a release store needs: one bucket; put, get, head, paged list
 * with prefix and delimiter, multi-delete. Every request must have a valid signature (version 4) over headers, query
 * and body.
 */
export async function startS3Server(): Promise<{
  url: string
  objects: Map<string, Stored>
  close(): Promise<void>
}> {
  const objects = new Map<string, Stored>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://s3')
    const [bucket, ...parts] = decodeURIComponent(url.pathname).slice(1).split('/')
    const key = parts.join('/')
    const answer = (status: number, body: string | Buffer = '', headers: Record<string, string> = {}) => {
      const type = typeof body === 'string' && body ? { 'content-type': 'application/xml' } : {}
      response.writeHead(status, { 'content-length': String(Buffer.byteLength(body)), ...type, ...headers })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    const body = await read(request)
    const refused = signatureFault(request, body, S3_KEYS)
    if (refused) return answer(403, fault(refused))
    if (bucket !== S3_BUCKET) return answer(404, fault('NoSuchBucket'))
    if (request.method === 'PUT') {
      const headers = pick(request, ['content-type', 'cache-control', 'content-encoding'])
      objects.set(key, { body, headers })
      return answer(200, '', { etag: '"1"' })
    }
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      // S3 refuses a multi-delete without a checksum
      if (!Object.keys(request.headers).some((name) => /^(content-md5|x-amz-checksum-\w+)$/.test(name)))
        return answer(400, fault('InvalidRequest'))
      for (const [, name] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(name ?? '')
      return answer(200, '<DeleteResult/>')
    }
    if (request.method === 'GET' && url.searchParams.get('list-type') === '2')
      return answer(200, listing(objects, url.searchParams))
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, fault('MethodNotAllowed'))
    const found = objects.get(key)
    if (!found) return answer(404, fault('NoSuchKey'))
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

function listing(objects: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const keys = [...objects.keys()]
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter')
  const after = query.get('continuation-token') ?? ''
  const nameOf = (key: string) => {
    const rest = key.slice(prefix.length)
    return delimiter && rest.includes(delimiter)
      ? `${prefix}${rest.slice(0, rest.indexOf(delimiter) + delimiter.length)}`
      : key
  }
  const all = [...new Set(keys.filter((key) => key.startsWith(prefix)).map(nameOf))].sort()
  const rest = all.filter((name) => name > after)
  const page = rest.slice(0, PAGE_SIZE)
  const more = rest.length > page.length
  const entries = page.map((name) =>
    delimiter && name.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${name}</Key><Size>${objects.get(name)?.body.length}</Size><LastModified>${NOW}</LastModified></Contents>`,
  )
  const token = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${entries.join('')}</ListBucketResult>`
}

const fault = (code: string) => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`

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
