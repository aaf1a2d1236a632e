import { dataOf, emptyAnswer, idParams, listOf, noBody, onlyPages } from '../schemas/fields/envelope.ts'
import { footprint, footprintFactors, footprintInputs } from '../schemas/points/footprint.ts'
import {
  checkInBody,
  checkInResult,
  completeGameBody,
  completeRouteBody,
  leaderboard,
  leaderboardQuery,
  ownRating,
  pointsBalance,
  pointsEarned,
  pointsEntry,
  pointsHistoryQuery,
  pointsStats,
  ratingBody,
  ratingQuery,
  ratingResult,
} from '../schemas/points/points.ts'
import {
  checkedRedemption,
  redeemed,
  redemption,
  redemptionCodeBody,
  reward,
  rewardsQuery,
} from '../schemas/points/reward.ts'
import { defineCalls } from './call.ts'

export const pointCalls = defineCalls({
  'GET /user/redemptions': {
    access: 'member',
    summary: "Lists the member's redemptions",
    query: onlyPages,
    answers: { 200: listOf(redemption) },
  },
  'GET /footprint/factors': {
    access: 'public',
    summary: 'Gives the emission factors with their sources',
    answers: { 200: dataOf(footprintFactors) },
  },
  'GET /user/footprints': {
    access: 'member',
    summary: "Lists the member's footprints",
    query: onlyPages,
    answers: { 200: listOf(footprint) },
  },
  'POST /user/footprints': {
    access: 'member',
    summary: 'Stores a footprint',
    body: footprintInputs,
    answers: { 201: dataOf(footprint) },
  },
  'GET /user/footprints/:id': {
    access: 'member',
    summary: 'Gives one footprint',
    params: idParams,
    answers: { 200: dataOf(footprint) },
  },
  'DELETE /user/footprints/:id': {
    access: 'member',
    summary: 'Deletes a footprint',
    params: idParams,
    answers: { 200: emptyAnswer },
  },
  'GET /points/balance': {
    access: 'member',
    summary: "Gives the member's points and level",
    answers: { 200: dataOf(pointsBalance) },
  },
  'GET /points/history': {
    access: 'member',
    summary: "Lists the entries of the member's ledger",
    query: pointsHistoryQuery,
    answers: { 200: listOf(pointsEntry) },
  },
  'GET /points/leaderboard': {
    access: 'member',
    summary: 'Lists the members with the most points',
    query: leaderboardQuery,
    answers: { 200: leaderboard },
  },
  'GET /points/stats': {
    access: 'member',
    summary: 'Gives figures and achievements of the member',
    answers: { 200: dataOf(pointsStats) },
  },
  'POST /points/checkin': {
    access: 'member',
    summary: 'Checks in at a place',
    body: checkInBody,
    answers: { 200: dataOf(checkInResult), 201: dataOf(checkInResult) },
  },
  'GET /points/rating': {
    access: 'member',
    summary: "Gives the member's rating of an item",
    query: ratingQuery,
    answers: { 200: dataOf(ownRating) },
  },
  'POST /points/rating': {
    access: 'member',
    summary: 'Rates an item',
    body: ratingBody,
    answers: { 200: dataOf(ratingResult), 201: dataOf(ratingResult) },
  },
  'POST /points/complete-route': {
    access: 'member',
    summary: 'Says that a route was walked',
    body: completeRouteBody,
    answers: { 200: dataOf(pointsEarned), 201: dataOf(pointsEarned) },
  },
  'POST /points/complete-game': {
    access: 'member',
    summary: 'Says that a game was finished',
    body: completeGameBody,
    answers: { 200: dataOf(pointsEarned), 201: dataOf(pointsEarned) },
  },
  'GET /rewards': {
    access: 'member',
    summary: 'Lists rewards',
    query: rewardsQuery,
    answers: { 200: listOf(reward) },
  },
  'GET /rewards/:id': {
    access: 'member',
    summary: 'Gives one reward',
    params: idParams,
    answers: { 200: dataOf(reward) },
  },
  'POST /rewards/:id/redeem': {
    access: 'member',
    summary: 'Redeems a reward for points',
    params: idParams,
    body: noBody,
    answers: { 201: dataOf(redeemed) },
  },
  'POST /redemptions/check': {
    access: 'staff',
    summary: 'Checks the code of a redemption',
    body: redemptionCodeBody,
    answers: { 200: dataOf(checkedRedemption) },
  },
  'POST /redemptions/use': {
    access: 'staff',
    summary: 'Marks a redemption as used',
    body: redemptionCodeBody,
    answers: { 200: dataOf(checkedRedemption) },
  },
})
