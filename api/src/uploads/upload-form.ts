import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { ValidationError } from '../errors/validation.ts'
import { requirePerson } from '../plugins/access.ts'
import { consumeLimit } from '../plugins/rate-limit.ts'
import { withOnePhoto } from './photo-queue.ts'

interface UploadForm {
  /** The only field of the form, and the name of its rate limit. */
  field: 'logo' | 'photo'
  /** Files per person and half an hour. */
  max: number
}

/**
 * Passes the one file of a multipart form to `work`, with a function that tells whether the sender is still connected.
 * Throws 415 for another content type, 413 over 2 MB, 422 without a file, 409 `photo_in_progress`, 429.
 */
export async function withUpload<T>(
  request: FastifyRequest,
  { field, max }: UploadForm,
  work: (file: Buffer, isWanted: () => boolean) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'multipart/form-data expected')
  const person = requirePerson(request)
  return withOnePhoto(`${request.tenant.id}:${person.id}`, async (begin) => {
    begin()
    await consumeLimit(request, {
      bucket: field === 'logo' ? 'logo' : 'offer-photo',
      max,
      windowMs: 30 * 60_000,
      subject: () => person.id,
    })
    return work(await readFile(request, field), () => !request.socket.destroyed)
  })
}

async function readFile(request: FastifyRequest, field: string): Promise<Buffer> {
  let file: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === field) file = await part.toBuffer()
      else throw fault('unrecognized_keys', part.fieldname)
    }
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'code' in error)) throw error
    throw new AppError('malformed_request', 'not a readable form', { reason: error })
  }
  if (!file?.length) throw fault('required', field)
  return file
}

const fault = (code: 'unrecognized_keys' | 'required', name: string) =>
  new ValidationError([
    code === 'required'
      ? { code: 'custom', message: 'required', path: [name], input: undefined }
      : { code, keys: [name], path: [], message: '', input: undefined },
  ])
