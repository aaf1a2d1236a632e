import type { Operator } from '@sureda/contract/operator'
import { contentResource } from './content-resource.ts'

export const operatorQueries = contentResource<Operator, Operator>('operators')
