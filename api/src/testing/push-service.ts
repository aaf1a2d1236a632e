import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PushNotice, type PushSubscriptionBody, pushNotice } from '@sureda/contract/schemas/members/push'
import { importJWK, jwtVerify } from 'jose'

/** One push message that arrived, as the phone reads it. */
export interface ReceivedPush extends PushNotice {
  headers: IncomingHttpHeaders
  phone: string
}

interface Phone {
  keys: ECDH
  auth: Buffer
  publicKey: string
}

/**
 * A local push service that speaks the protocol: it accepts only messages signed with the key of the subscription (RFC
 * 8292) for this origin, and decrypts them with the phone's keys (RFC 8291). It answers 400 to messages that cannot be
 * decrypted.
 */
export async function startPushService() {
  const phones = new Map<string, Phone>()
  const arrived: ReceivedPush[] = []
  const faults: string[] = []
  let answers: (() => { status: number; headers?: Record<string, string> } | 'hang up')[] = []

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const next = answers.shift()?.()
    if (next === 'hang up') return void request.socket.destroy()
    if (next) return void response.writeHead(next.status, next.headers).end()
    const id = request.url?.slice(1) ?? ''
    const phone = phones.get(id)
    if (!phone) return void response.writeHead(410).end()
    try {
      await checkSender(request.headers, phone, origin)
      const notice = pushNotice.parse(JSON.parse(open(Buffer.concat(chunks), phone)))
      arrived.push({ ...notice, headers: request.headers, phone: id })
      response.writeHead(201).end()
    } catch (error) {
      faults.push(String(error))
      response.writeHead(400).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    arrived,
    faults,
    /** Creates a phone's subscription under a server's key, like `PushManager.subscribe`. */
    subscribe(publicKey: string): PushSubscriptionBody & { id: string } {
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys('base64url')
      const auth = randomBytes(16)
      const id = randomUUID()
      phones.set(id, { keys, auth, publicKey })
      return {
        id,
        endpoint: `${origin}/${id}`,
        expirationTime: null,
        keys: { p256dh, auth: auth.toString('base64url') },
      }
    },
    /** Makes the service forget this phone. */
    forget: (id: string) => phones.delete(id),
    /** Sets the answers to the next requests, in this order. */
    answerNext(...next: typeof answers) {
      answers = next
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function checkSender(headers: IncomingHttpHeaders, phone: Phone, origin: string): Promise<void> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== phone.publicKey) throw new Error('not the key this phone signed up with')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const signer = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
  const { payload } = await jwtVerify(token, signer, { audience: origin, maxTokenAge: undefined })
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(payload.sub ?? '')) throw new Error('no one to write to')
  if ((payload.exp ?? 0) * 1_000 > Date.now() + 24 * 3_600_000) throw new Error('signed for more than a day')
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding')
  if (!/^\d+$/.test(String(headers.ttl))) throw new Error('no TTL')
}

function open(body: Buffer, { keys, auth }: Phone): string {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const sender = body.subarray(21, keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
