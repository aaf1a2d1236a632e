import { dataOf, idParams, listOf, pageQuery } from '@sureda/contract/envelope'
import { z } from 'zod'

/** No parameters: unknown ones are refused (422) instead of ignored. */
export const noQuery = z.strictObject({})
export const onlyPages = z.strictObject(pageQuery)

/** One item by its id. */
export const detailSchema = <T extends z.ZodType>(item: T) => ({
  params: idParams,
  querystring: noQuery,
  response: { 200: dataOf(item) },
})

/** A list with its parameters; paging only, where none are named. */
export const listSchema = <T extends z.ZodType, Q extends z.ZodType = typeof onlyPages>(
  item: T,
  query?: Q,
) => ({
  querystring: (query ?? onlyPages) as Q,
  response: { 200: listOf(item) },
})
