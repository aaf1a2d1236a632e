import type { MultipartFile } from '@fastify/multipart'
import { type ProfileForm, profileForm } from '@sureda/contract/schemas/members/user'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../errors/app-error.ts'
import { parseInput, ValidationError } from '../../../errors/validation.ts'

const FLAG = new Map([
  ['true', true],
  ['1', true],
  ['on', true],
  ['false', false],
  ['0', false],
  ['off', false],
  ['', false],
])

/** Nests fields with bracketed names: `notifications[push]` → `{ notifications: { push } }`, `preferences[]` → a list. */
export function nestFields(
  fields: readonly (readonly [name: string, value: string])[],
): Record<string, unknown> {
  // a Map, because clients choose the names: `__proto__` must be an ordinary field, which is then refused
  const form = new Map<string, unknown>()
  for (const [name, value] of fields) {
    const list = /^(\w+)\[\]$/.exec(name)
    const member = /^(notifications|privacy)\[(\w+)\]$/.exec(name)
    if (list?.[1]) {
      const known = form.get(list[1])
      const values = Array.isArray(known) ? known : []
      // one empty entry means none: a form has no other way to send an empty list
      form.set(list[1], value === '' ? values : [...values, value])
    } else if (member?.[1] && member[2]) {
      const group = { ...(form.get(member[1]) as object | undefined), [member[2]]: FLAG.get(value) ?? value }
      form.set(member[1], group)
    } else form.set(name, value)
  }
  return Object.fromEntries(form)
}

/**
 * Reads the multipart form of `POST user/profile`. `beforePhoto` is called before the bytes of a photo are read, and may throw. Throws 415 for another content type,
 * 413 for a photo over 2 MB (the upload is cut off there), and 422 for unknown fields and files and for an empty form.
 */
export async function readProfileForm(
  request: FastifyRequest,
  beforePhoto: () => Promise<void>,
): Promise<{ form: ProfileForm; photo: Buffer | undefined }> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'multipart/form-data expected')
  const { fields, photo } = await readParts(request, beforePhoto)
  const form = parseInput(profileForm, nestFields(fields))
  // a browser sends an empty file for a field where nothing was chosen
  const chosen = photo?.length ? photo : undefined
  if (!chosen && Object.keys(form).length === 0) throw nothingSent()
  return { form, photo: chosen }
}

async function readParts(request: FastifyRequest, beforePhoto: () => Promise<void>) {
  const fields: [string, string][] = []
  let photo: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.push([part.fieldname, String(part.value ?? '')])
      else if (part.fieldname === 'photo') photo = await takePhoto(part, beforePhoto)
      else throw unknownField(part.fieldname)
    }
  } catch (error) {
    // limits have their own codes; plain errors of the parser (no boundary, cut off) are about the request
    if (error instanceof AppError || (error instanceof Error && 'code' in error)) throw error
    throw new AppError('malformed_request', 'not a readable form', { reason: error })
  }
  return { fields, photo }
}

async function takePhoto(part: MultipartFile, beforePhoto: () => Promise<void>): Promise<Buffer> {
  try {
    await beforePhoto()
  } catch (error) {
    // the rest must be read, or the connection would wait for it
    part.file.resume()
    throw error
  }
  return part.toBuffer()
}

/** A form without fields lacks what a profile must have. */
const nothingSent = () =>
  new ValidationError(
    ['name', 'email'].map((field) => ({
      code: 'custom',
      message: 'required',
      path: [field],
      input: undefined,
    })),
  )

const unknownField = (name: string) =>
  new ValidationError([{ code: 'unrecognized_keys', keys: [name], path: [], message: '', input: undefined }])
