import { z } from 'zod'
import { dataOf, emptyAnswer, idParams, listOf, noBody, onlyPages } from '../schemas/fields/envelope.ts'
import { agency, agencyBody, guideProfile, uploadedLogo } from '../schemas/guides/agency.ts'
import {
  checkInPoint,
  checkInPointBody,
  guideCheckInPoint,
  sheetQuery,
} from '../schemas/guides/check-in-point.ts'
import { closedArea, closure, closureBody, closurePreview, closureQuery } from '../schemas/guides/closure.ts'
import {
  group,
  groupBody,
  groupInvitation,
  groupMember,
  groupMemberBody,
  groupMemberParams,
  groupParams,
  groupsQuery,
  joinBody,
} from '../schemas/guides/group.ts'
import { userGroup } from '../schemas/members/user.ts'
import { defineCalls } from './call.ts'

export const groupAndLandCalls = defineCalls({
  'GET /experiences/:id/agency': {
    access: 'public',
    summary: 'Gives the agency of the guide who runs an experience',
    params: idParams,
    answers: { 200: dataOf(agency.nullable()) },
  },
  'GET /operators/:id/agencies': {
    access: 'public',
    summary: "Lists the agencies of an operator's guides",
    params: idParams,
    answers: { 200: listOf(agency) },
  },
  'GET /check-in-points/:id': {
    access: 'public',
    summary: "Says where the code of a guide's check-in point leads",
    params: idParams,
    answers: { 200: dataOf(checkInPoint) },
  },
  'GET /user/groups': {
    access: 'member',
    summary: "Lists the person's groups",
    answers: { 200: dataOf(z.array(userGroup)) },
  },
  'POST /user/groups/join': {
    access: 'member',
    summary: 'Joins a group by its invitation',
    body: joinBody,
    answers: { 201: dataOf(userGroup) },
  },
  'DELETE /user/groups/:id': {
    access: 'member',
    summary: 'Leaves a group',
    params: groupParams,
    answers: { 200: emptyAnswer },
  },
  'GET /guide/groups': {
    access: 'guide',
    summary: "Lists the guide's groups",
    query: groupsQuery,
    answers: { 200: listOf(group) },
  },
  'GET /guide/groups/:id': {
    access: 'guide',
    summary: 'Gives one group with its members',
    params: idParams,
    answers: { 200: dataOf(group) },
  },
  'POST /guide/groups': {
    access: 'guide',
    summary: 'Makes a group',
    body: groupBody,
    answers: { 201: dataOf(group) },
  },
  'PUT /guide/groups/:id': {
    access: 'guide',
    summary: 'Changes a group',
    params: groupParams,
    body: groupBody,
    answers: { 200: dataOf(group) },
  },
  'DELETE /guide/groups/:id': {
    access: 'guide',
    summary: 'Deletes a group',
    params: groupParams,
    answers: { 200: emptyAnswer },
  },
  'POST /guide/groups/:id/members': {
    access: 'guide',
    summary: 'Adds a member to a group',
    params: groupParams,
    body: groupMemberBody,
    answers: { 201: dataOf(groupMember) },
  },
  'PUT /guide/groups/:id/members/:memberId': {
    access: 'guide',
    summary: 'Changes a member of a group',
    params: groupMemberParams,
    body: groupMemberBody,
    answers: { 200: dataOf(groupMember) },
  },
  'DELETE /guide/groups/:id/members/:memberId': {
    access: 'guide',
    summary: 'Removes a member from a group',
    params: groupMemberParams,
    answers: { 200: emptyAnswer },
  },
  'POST /guide/groups/:id/invitations': {
    access: 'guide',
    summary: 'Makes an invitation to a group',
    params: groupParams,
    body: noBody,
    answers: { 201: dataOf(groupInvitation) },
  },
  'DELETE /guide/groups/:id/invitations': {
    access: 'guide',
    summary: 'Withdraws the invitation to a group',
    params: groupParams,
    answers: { 200: emptyAnswer },
  },
  'GET /guide/profile': {
    access: 'guide',
    summary: "Gives the guide's agency",
    answers: { 200: dataOf(guideProfile) },
  },
  'PUT /guide/profile': {
    access: 'guide',
    summary: "Changes the guide's agency",
    body: agencyBody,
    answers: { 200: dataOf(guideProfile) },
  },
  'POST /guide/profile/logo': {
    access: 'guide',
    summary: "Uploads the logo of the guide's agency",
    answers: { 201: dataOf(uploadedLogo) },
  },
  'GET /guide/check-in-points': {
    access: 'guide',
    summary: "Lists the guide's check-in points",
    query: onlyPages,
    answers: { 200: listOf(guideCheckInPoint) },
  },
  'GET /guide/check-in-points/:id': {
    access: 'guide',
    summary: 'Gives one check-in point',
    params: idParams,
    answers: { 200: dataOf(guideCheckInPoint) },
  },
  'POST /guide/check-in-points': {
    access: 'guide',
    summary: 'Makes a check-in point',
    body: checkInPointBody,
    answers: { 201: dataOf(guideCheckInPoint) },
  },
  'PUT /guide/check-in-points/:id': {
    access: 'guide',
    summary: 'Changes a check-in point',
    params: idParams,
    body: checkInPointBody,
    answers: { 200: dataOf(guideCheckInPoint) },
  },
  'DELETE /guide/check-in-points/:id': {
    access: 'guide',
    summary: 'Deletes a check-in point',
    params: idParams,
    answers: { 200: emptyAnswer },
  },
  'GET /guide/check-in-points/:id/sheet.pdf': {
    access: 'guide',
    summary: 'Gives the printed page of a check-in point as a PDF',
    params: idParams,
    query: sheetQuery,
    answers: { 200: z.unknown().describe('application/pdf: a tagged PDF 1.7, A4') },
  },
  'GET /guide/closures': {
    access: 'guide',
    summary: "Lists the guide's closures",
    query: onlyPages,
    answers: { 200: listOf(closure) },
  },
  'POST /guide/closures': {
    access: 'guide',
    summary: 'Closes routes or land for some days',
    query: closureQuery,
    body: closureBody,
    answers: { 200: dataOf(closurePreview), 201: dataOf(closure) },
  },
  'DELETE /guide/closures/:id': {
    access: 'guide',
    summary: 'Lifts a closure',
    params: idParams,
    answers: { 200: dataOf(closure) },
  },
  'GET /closures': {
    access: 'public',
    summary: 'Lists closed land for maps',
    query: onlyPages,
    answers: { 200: listOf(closedArea) },
  },
})
