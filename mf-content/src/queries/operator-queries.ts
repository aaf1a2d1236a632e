import type { Operator } from '@sureda/contract/operator'
import { contentResource } from '@sureda/remote/query'

export const operatorQueries = contentResource<Operator, Operator>('operators')

/** The agencies among the operators, by their own call. */
export const agencyQueries = contentResource<Operator, Operator>('agencies')
