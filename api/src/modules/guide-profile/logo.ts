import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { ValidationError } from '../../errors/validation.ts'
import { requirePerson } from '../../plugins/access.ts'
import { takeFrom } from '../../plugins/rate-limit.ts'
import { encodeLogo, removePhoto, storePhoto } from '../../uploads/photo.ts'
import { withOnePhoto } from '../../uploads/photo-queue.ts'
import { uploads } from '../user/user.tables.ts'

const LOGO_LIMIT = {
  bucket: 'logo',
  max: 30,
  windowMs: 30 * 60_000,
  subject: (request: FastifyRequest) => request.person?.id,
}

/**
 * Takes the file `logo` of a multipart form, makes it anew from its pixels and returns its stored path. Throws 415 for another content type, 413 over 2 MB,
 * 422 without a file and for what is no picture, 409 `photo_in_progress`.
 */
export async function uploadLogo(request: FastifyRequest): Promise<string> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'multipart/form-data expected')
  const person = requirePerson(request)
  const { config } = request.server
  const tenantId = request.tenant.id
  return withOnePhoto(`${tenantId}:${person.id}`, async (begin) => {
    begin()
    await takeFrom(request, LOGO_LIMIT)
    const file = await readLogo(request)
    const bytes = await encodeLogo(file, () => !request.socket.destroyed)
    const path = await storePhoto(config, tenantId, bytes)
    try {
      await request.inTenant((tx) =>
        tx.insert(uploads).values({ tenantId, userId: person.id, path, bytes: bytes.length }),
      )
      return path
    } catch (error) {
      await removePhoto(config, path)
      throw error
    }
  })
}

async function readLogo(request: FastifyRequest): Promise<Buffer> {
  let logo: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === 'logo') logo = await part.toBuffer()
      else throw fault('unrecognized_keys', part.fieldname)
    }
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'code' in error)) throw error
    throw new AppError('malformed_request', 'not a readable form', { reason: error })
  }
  if (!logo?.length) throw fault('required', 'logo')
  return logo
}

const fault = (code: 'unrecognized_keys' | 'required', name: string) =>
  new ValidationError([
    code === 'required'
      ? { code: 'custom', message: 'required', path: [name], input: undefined }
      : { code, keys: [name], path: [], message: '', input: undefined },
  ])
