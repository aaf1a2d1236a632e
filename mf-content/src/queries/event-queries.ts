import type { EventDetail, EventItem } from '@sureda/contract/event'
import { contentResource } from '@sureda/remote/content-resource'

export const eventQueries = contentResource<EventItem, EventDetail>('events')
