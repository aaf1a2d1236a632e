import type { Operator } from '@sureda/contract/operator'
import { contentResource } from '@sureda/remote/content-resource'

export const operatorQueries = contentResource<Operator, Operator>('operators')
