import type { z } from 'zod'
import { checkInPointItem, eventItem, newsItem, practiceItem } from './events-and-news.ts'
import { cardItem, experienceItem, packageItem, rewardItem } from './offers.ts'
import { locationItem, operatorItem } from './places.ts'
import { routeItem } from './routes.ts'
import { gameItem, storyCategoryItem, storyItem, storyTourItem } from './stories-and-games.ts'

/** Every folder of a pack that holds one JSON file per item. */
export const KINDS = {
  operators: operatorItem,
  locations: locationItem,
  routes: routeItem,
  'story-categories': storyCategoryItem,
  stories: storyItem,
  'story-tours': storyTourItem,
  games: gameItem,
  experiences: experienceItem,
  packages: packageItem,
  events: eventItem,
  news: newsItem,
  'notification-cards': cardItem,
  rewards: rewardItem,
  'check-in-points': checkInPointItem,
  'regenerative-practices': practiceItem,
} as const

export type Kind = keyof typeof KINDS
export type Item<K extends Kind> = z.infer<(typeof KINDS)[K]>
export type Items = { [K in Kind]: Item<K>[] }
export const KIND_NAMES = Object.keys(KINDS) as Kind[]
