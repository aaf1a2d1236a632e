import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Keys {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** Clocks may differ by this much, as with Amazon. */
const SKEW_MS = 15 * 60_000

/**
 * The fault of a request's signature by AWS Signature Version 4 (S3 API reference, "Authenticating
 * requests: using the authorization header"), as the error code that S3 answers; undefined when it is valid.
 */
export function signatureFault(request: IncomingMessage, body: Buffer, keys: Keys): string | undefined {
  const { authorization = '', 'x-amz-date': date, 'x-amz-content-sha256': payload } = request.headers
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    )
  if (!parts || typeof date !== 'string' || typeof payload !== 'string') return 'AccessDenied'
  const [, id, day = '', region = '', names = '', signature = ''] = parts
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== keys.region) return 'AuthorizationHeaderMalformed'
  if (!date.startsWith(day) || Math.abs(Date.now() - moment(date)) > SKEW_MS) return 'RequestTimeTooSkewed'
  if (!names.split(';').includes('host')) return 'AccessDenied'
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical(request, names, payload))].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`)
  const expected = hmac(key, text)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}

function canonical(request: IncomingMessage, names: string, payload: string): string {
  const url = new URL(request.url ?? '/', 'http://s3')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const headers = names
    .split(';')
    .map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replaceAll(/ +/g, ' ')}\n`,
    )
    .join('')
  return [request.method, url.pathname, query, headers, names, payload].join('\n')
}

const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const moment = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
