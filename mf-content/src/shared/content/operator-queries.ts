import { contentResource } from '@sureda/remote/query'

export const operatorQueries = contentResource('operators')

/** The agencies among the operators, by their own call. */
export const agencyQueries = contentResource('agencies')
