import { request } from 'node:http'

export interface PlainAnswer {
  status: number
  headers: Record<string, unknown>
  body: Buffer
}

/** Sends one request to a port of this machine as a visitor would; with a form, it is a POST. */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string>,
  form?: FormData,
): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const sent = form && new Response(form)
    const type = sent?.headers.get('content-type')
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: sent ? 'POST' : 'GET',
        agent: false,
        headers: { ...headers, ...(type && { 'content-type': type }) },
      },
      async (answer) => {
        const body = Buffer.concat(await answer.toArray())
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
      },
    )
    call.once('error', reject)
    if (sent) sent.arrayBuffer().then((bytes) => call.end(Buffer.from(bytes)), reject)
    else call.end()
  })
}

/** Replaces the profile photo of a person. */
export function uploadProfilePhoto(
  port: number,
  headers: Record<string, string>,
  photo: Buffer,
): Promise<PlainAnswer> {
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'face.jpg')
  return ask(port, '/api/v1/user/profile', headers, form)
}

/** The path of the profile photo in the answer. */
export const profilePhotoOf = ({ body }: PlainAnswer): string => JSON.parse(String(body)).data.avatar
