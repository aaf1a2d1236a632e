import * as zod from '~zod'

/**
 * The part of zod that contracts and forms use. The whole is 88 KB gz, most of it messages in forty languages. `z` is typed as the
 * whole library everywhere (the server uses it so), therefore a test compares this list with every `z.` in browser code.
 */
export const z = {
  array: zod.array,
  boolean: zod.boolean,
  coerce: zod.coerce,
  discriminatedUnion: zod.discriminatedUnion,
  email: zod.email,
  enum: zod.enum,
  iso: zod.iso,
  literal: zod.literal,
  null: zod.null,
  nullable: zod.nullable,
  number: zod.number,
  object: zod.object,
  optional: zod.optional,
  partialRecord: zod.partialRecord,
  preprocess: zod.preprocess,
  record: zod.record,
  strictObject: zod.strictObject,
  string: zod.string,
  tuple: zod.tuple,
  union: zod.union,
  unknown: zod.unknown,
  url: zod.url,
  uuid: zod.uuid,
}
