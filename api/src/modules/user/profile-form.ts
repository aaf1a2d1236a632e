import { type ProfileForm, profileForm } from '@sureda/contract/user'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { ValidationError } from '../../errors/validation.ts'

const FLAG: Record<string, boolean> = {
  true: true,
  '1': true,
  on: true,
  false: false,
  '0': false,
  off: false,
  '': false,
}

/** Texts of the form by their bracketed names: `notifications[push]` → `{ notifications: { push } }`, `preferences[]` → a list. */
export function nestFields(
  fields: readonly (readonly [name: string, value: string])[],
): Record<string, unknown> {
  const form: Record<string, unknown> = {}
  for (const [name, value] of fields) {
    const list = /^(\w+)\[\]$/.exec(name)
    const member = /^(notifications|privacy)\[(\w+)\]$/.exec(name)
    if (list?.[1]) {
      const values = Array.isArray(form[list[1]]) ? (form[list[1]] as string[]) : []
      // one empty entry says "none": a form has no other way to send an empty list
      form[list[1]] = value === '' ? values : [...values, value]
    } else if (member?.[1] && member[2]) {
      const group = { ...(form[member[1]] as object | undefined), [member[2]]: FLAG[value] ?? value }
      form[member[1]] = group
    } else form[name] = value
  }
  return form
}

/**
 * Reads the multipart form of `POST user/profile`. Throws 415 for another content type, 413 for a photo over 2 MB (the upload is cut off there),
 * 422 for fields and files that are not in the contract.
 */
export async function readProfileForm(
  request: FastifyRequest,
): Promise<{ form: ProfileForm; photo: Buffer | undefined }> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'multipart/form-data expected')
  const { fields, photo } = await readParts(request)
  const result = profileForm.safeParse(nestFields(fields), { reportInput: true })
  if (!result.success) throw new ValidationError(result.error.issues)
  // a browser sends an empty file for a field where nothing was chosen
  return { form: result.data, photo: photo?.length ? photo : undefined }
}

async function readParts(request: FastifyRequest) {
  const fields: [string, string][] = []
  let photo: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.push([part.fieldname, String(part.value ?? '')])
      else if (part.fieldname === 'photo') photo = await part.toBuffer()
      else throw unknownField(part.fieldname)
    }
  } catch (error) {
    // limits carry a code of their own; the parser's plain errors (no boundary, cut off in the middle) are about what was sent
    if (error instanceof AppError || (error instanceof Error && 'code' in error)) throw error
    throw new AppError('malformed_request', 'not a readable form', { reason: error })
  }
  return { fields, photo }
}

const unknownField = (name: string) =>
  new ValidationError([{ code: 'unrecognized_keys', keys: [name], path: [], message: '', input: undefined }])
