import type { EventDetail, EventItem } from '@sureda/contract/event'
import { contentResource } from './content-resource.ts'

export const eventQueries = contentResource<EventItem, EventDetail>('events')
