import { Readable } from 'node:stream'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { TestPerson } from './test-people.ts'

/**
 * Sends the profile form with these fields and one file under any name. With `rest`, the last byte follows when it
 * resolves.
 */
export async function sendProfile(
  app: FastifyInstance,
  person: TestPerson,
  fields: Record<string, string | string[]>,
  photo?: Uint8Array,
  fileField = 'photo',
  rest?: Promise<void>,
): Promise<LightMyRequestResponse> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  if (photo)
    form.append(fileField, new Blob([photo as Uint8Array<ArrayBuffer>], { type: 'image/png' }), 'me.png')
  const request = new Request('http://x/', { method: 'POST', body: form })
  const body = Buffer.from(await request.arrayBuffer())
  return app.inject({
    method: 'POST',
    url: '/api/v1/user/profile',
    headers: { ...person.headers, 'content-type': String(request.headers.get('content-type')) },
    payload: rest ? Readable.from(inTwoParts(body, rest)) : body,
  })
}

async function* inTwoParts(body: Buffer, rest: Promise<void>) {
  yield body.subarray(0, -1)
  await rest
  yield body.subarray(-1)
}
