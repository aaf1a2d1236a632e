import { z } from 'zod'
import { eventDay, eventDaysQuery, eventDetail, eventItem, eventsQuery } from '../schemas/catalogue/event.ts'
import { experience, experienceDetail, experiencesQuery } from '../schemas/catalogue/experience.ts'
import { location, locationDetail, locationsQuery } from '../schemas/catalogue/location.ts'
import { newsDetail, newsItem } from '../schemas/catalogue/news.ts'
import { operator, operatorsQuery } from '../schemas/catalogue/operator.ts'
import { recommendation } from '../schemas/catalogue/recommendation.ts'
import { regenerativePractice } from '../schemas/catalogue/regenerative-practice.ts'
import { route, routeDetail, routesQuery } from '../schemas/catalogue/route.ts'
import { searchGroup, searchQuery } from '../schemas/catalogue/search.ts'
import {
  anySettingGroup,
  desktopBlocking,
  settingGroupParams,
  someSettings,
  welcomeSettings,
} from '../schemas/catalogue/settings.ts'
import { storiesQuery, story, storyCategory, storyDetail } from '../schemas/catalogue/story.ts'
import {
  storyTour,
  storyTourDetail,
  storyTourFilterOptions,
  storyToursQuery,
} from '../schemas/catalogue/story-tour.ts'
import {
  packageFilterOptions,
  packagePdfQuery,
  packagesQuery,
  travelPackage,
  travelPackageDetail,
} from '../schemas/catalogue/travel-package.ts'
import { dataOf, idParams, listOf, onlyPages } from '../schemas/fields/envelope.ts'
import { defineCalls } from './call.ts'

export const catalogueCalls = defineCalls({
  'GET /news': {
    access: 'public',
    summary: 'Lists news',
    query: onlyPages,
    answers: { 200: listOf(newsItem) },
  },
  'GET /news/:id': {
    access: 'public',
    summary: 'Gives one news item',
    params: idParams,
    answers: { 200: dataOf(newsDetail) },
    problems: ['news_not_found'],
  },
  'GET /events': {
    access: 'public',
    summary: 'Lists events, of a range of days or from a day on',
    query: eventsQuery,
    answers: { 200: listOf(eventItem) },
  },
  'GET /events/days': {
    access: 'public',
    summary: 'Counts the events of each day of a range',
    query: eventDaysQuery,
    answers: { 200: dataOf(z.array(eventDay)) },
  },
  'GET /events/:id': {
    access: 'public',
    summary: 'Gives one event',
    params: idParams,
    answers: { 200: dataOf(eventDetail) },
    problems: ['event_not_found'],
  },
  'GET /locations': {
    access: 'public',
    summary: 'Lists locations',
    query: locationsQuery,
    answers: { 200: listOf(location) },
  },
  'GET /locations/:id': {
    access: 'public',
    summary: 'Gives one location',
    params: idParams,
    answers: { 200: dataOf(locationDetail) },
    problems: ['location_not_found'],
  },
  'GET /experiences': {
    access: 'public',
    summary: 'Lists experiences',
    query: experiencesQuery,
    answers: { 200: listOf(experience) },
  },
  'GET /experiences/:id': {
    access: 'public',
    summary: 'Gives one experience with its weekly hours and special days',
    params: idParams,
    answers: { 200: dataOf(experienceDetail) },
    problems: ['experience_not_found'],
  },
  'GET /packages': {
    access: 'public',
    summary: 'Lists packages',
    query: packagesQuery,
    answers: { 200: listOf(travelPackage) },
  },
  'GET /packages/featured': {
    access: 'public',
    summary: 'Lists featured packages',
    query: onlyPages,
    answers: { 200: listOf(travelPackage) },
  },
  'GET /packages/filter-options': {
    access: 'public',
    summary: 'Lists what packages can be filtered by',
    answers: { 200: dataOf(packageFilterOptions) },
  },
  'GET /packages/operator/:id': {
    access: 'public',
    summary: 'Lists the packages of an operator',
    params: idParams,
    query: onlyPages,
    answers: { 200: listOf(travelPackage) },
    problems: ['operator_not_found'],
  },
  'GET /packages/:id': {
    access: 'public',
    summary: 'Gives one package with its itinerary',
    params: idParams,
    answers: { 200: dataOf(travelPackageDetail) },
    problems: ['package_not_found'],
  },
  'GET /packages/:id/pdf': {
    access: 'public',
    summary: 'Gives a package as a PDF',
    params: idParams,
    query: packagePdfQuery,
    answers: { 200: z.unknown().describe('application/pdf: a tagged PDF 1.7') },
    problems: ['package_not_found'],
  },
  'GET /agencies': {
    access: 'public',
    summary: 'Lists operators that are agencies',
    query: operatorsQuery,
    answers: { 200: listOf(operator) },
  },
  'GET /agencies/:id': {
    access: 'public',
    summary: 'Gives one agency',
    params: idParams,
    answers: { 200: dataOf(operator) },
    problems: ['operator_not_found'],
  },
  'GET /operators': {
    access: 'public',
    summary: 'Lists operators',
    query: operatorsQuery,
    answers: { 200: listOf(operator) },
  },
  'GET /operators/:id': {
    access: 'public',
    summary: 'Gives one operator',
    params: idParams,
    answers: { 200: dataOf(operator) },
    problems: ['operator_not_found'],
  },
  'GET /settings': {
    access: 'public',
    summary: 'Gives all public settings of the tenant',
    answers: { 200: dataOf(someSettings) },
  },
  'GET /settings/group/:group': {
    access: 'public',
    summary: 'Gives the settings of one group',
    params: settingGroupParams,
    answers: { 200: dataOf(anySettingGroup) },
  },
  'GET /settings/welcome': {
    access: 'public',
    summary: 'Gives what the welcome screen shows',
    answers: { 200: dataOf(welcomeSettings) },
  },
  'GET /settings/desktop-blocking': {
    access: 'public',
    summary: 'Gives what a wide screen shows instead of the app',
    answers: { 200: desktopBlocking },
  },
  'GET /search': {
    access: 'public',
    summary: 'Searches everything that is published',
    query: searchQuery,
    answers: { 200: dataOf(z.array(searchGroup)) },
  },
  'GET /routes': {
    access: 'public',
    summary: 'Lists routes',
    query: routesQuery,
    answers: { 200: listOf(route) },
  },
  'GET /routes/:id': {
    access: 'public',
    summary: 'Gives one route with its line and stops',
    params: idParams,
    answers: { 200: dataOf(routeDetail) },
    problems: ['route_not_found'],
  },
  'GET /story-tours': {
    access: 'public',
    summary: 'Lists story tours',
    query: storyToursQuery,
    answers: { 200: listOf(storyTour) },
  },
  'GET /story-tours/type/:type': {
    access: 'public',
    summary: 'Lists story tours of one type',
    params: z.strictObject({ type: z.string().max(80) }),
    query: onlyPages,
    answers: { 200: listOf(storyTour) },
    problems: ['invalid_story_tour'],
  },
  'GET /story-tours/:id': {
    access: 'public',
    summary: 'Gives one story tour',
    params: idParams,
    answers: { 200: dataOf(storyTourDetail) },
    problems: ['story_tour_not_found'],
  },
  'GET /story-tours-filter-options': {
    access: 'public',
    summary: 'Lists what story tours can be filtered by',
    answers: { 200: dataOf(storyTourFilterOptions) },
  },
  'GET /story-categories': {
    access: 'public',
    summary: 'Lists the categories of stories',
    query: onlyPages,
    answers: { 200: listOf(storyCategory) },
  },
  'GET /story-categories/:id': {
    access: 'public',
    summary: 'Gives one category with its stories',
    params: idParams,
    answers: { 200: dataOf(storyCategory) },
  },
  'GET /stories': {
    access: 'public',
    summary: 'Lists stories',
    query: storiesQuery,
    answers: { 200: listOf(story) },
  },
  'GET /stories/:id': {
    access: 'public',
    summary: 'Gives one story',
    params: idParams,
    answers: { 200: dataOf(storyDetail) },
    problems: ['story_not_found'],
  },
  'GET /regenerative-practices': {
    access: 'public',
    summary: 'Lists regenerative practices',
    query: onlyPages,
    answers: { 200: listOf(regenerativePractice) },
  },
  'GET /user/recommendations': {
    access: 'member',
    summary: "Lists what fits the member's preferences",
    query: onlyPages,
    answers: { 200: listOf(recommendation) },
  },
})
