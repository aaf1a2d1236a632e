import { z } from 'zod'
import { dataOf, emptyAnswer, idParams, listOf, noBody, onlyPages } from '../schemas/fields/envelope.ts'
import { accountDeletion, deletionBody } from '../schemas/members/account.ts'
import {
  appleBody,
  changePasswordBody,
  confirmEmailBody,
  emailConfirmation,
  forgotPasswordBody,
  googleBody,
  loginBody,
  nonceAnswer,
  registerBody,
  resetPasswordBody,
  sessionAnswer,
} from '../schemas/members/auth.ts'
import { favorite, favoriteBody, favoriteParams } from '../schemas/members/favorite.ts'
import { notificationCard } from '../schemas/members/notification-card.ts'
import { pushRenewalBody, pushState, pushSubscriptionBody } from '../schemas/members/push.ts'
import { session } from '../schemas/members/session.ts'
import { packageStatus, profile, upcomingTips, user } from '../schemas/members/user.ts'
import { defineCalls } from './call.ts'

export const memberCalls = defineCalls({
  'GET /user': {
    access: 'member',
    summary: 'Gives the signed-in person',
    answers: { 200: dataOf(user) },
  },
  'GET /user/profile': {
    access: 'member',
    summary: 'Gives the profile of the signed-in person',
    answers: { 200: dataOf(profile) },
  },
  'POST /user/profile': {
    access: 'member',
    summary: 'Changes the profile',
    answers: { 200: dataOf(profile) },
    problems: [
      'email_taken',
      'photo_failed',
      'photo_in_progress',
      'photo_invalid',
      'photo_too_large',
      'photo_too_many_pixels',
    ],
  },
  'POST /user/password': {
    access: 'member',
    summary: 'Changes the password',
    body: changePasswordBody,
    answers: { 200: emptyAnswer },
    problems: ['email_taken'],
  },
  'POST /user/email-confirmation': {
    access: 'member',
    summary: 'Sends the mail that confirms the address again',
    body: noBody,
    answers: { 202: emptyAnswer },
  },
  'GET /user/data-export': {
    access: 'member',
    summary: 'Gives all data stored about the person as a zip file',
    answers: { 200: z.unknown().describe('application/zip') },
  },
  'GET /user/deletion': {
    access: 'member',
    summary: 'Says whether and when the account is deleted',
    answers: { 200: dataOf(accountDeletion) },
  },
  'POST /user/deletion': {
    access: 'member',
    summary: 'Asks for deletion of the account',
    body: deletionBody,
    answers: { 200: dataOf(accountDeletion) },
    problems: ['account_has_duties'],
  },
  'DELETE /user/deletion': {
    access: 'member',
    summary: 'Takes back a request for deletion',
    answers: { 200: dataOf(accountDeletion) },
    problems: ['email_taken'],
  },
  'GET /user/upcoming-experience-tips': {
    access: 'member',
    summary: "Lists tips for the member's next experiences",
    answers: { 200: dataOf(z.array(upcomingTips)) },
  },
  'GET /user/packages': {
    access: 'member',
    summary: "Lists the member's packages",
    answers: { 200: dataOf(packageStatus) },
  },
  'GET /notification-cards': {
    access: 'member',
    summary: "Lists the member's notification cards",
    query: onlyPages,
    answers: { 200: listOf(notificationCard) },
  },
  'GET /notification-cards/guest': {
    access: 'public',
    summary: 'Lists the notification cards for guests',
    query: onlyPages,
    answers: { 200: listOf(notificationCard) },
  },
  'POST /notification-cards/:id/dismiss': {
    access: 'member',
    summary: 'Dismisses a notification card',
    params: idParams,
    body: noBody,
    answers: { 200: emptyAnswer },
  },
  'GET /favorites': {
    access: 'member',
    summary: "Lists the member's favorites",
    query: onlyPages,
    answers: { 200: listOf(favorite) },
  },
  'POST /favorites': {
    access: 'member',
    summary: 'Adds a favorite',
    body: favoriteBody,
    answers: { 200: dataOf(favorite), 201: dataOf(favorite) },
    problems: [
      'experience_not_found',
      'location_not_found',
      'package_not_found',
      'route_not_found',
      'story_not_found',
    ],
  },
  'DELETE /favorites/:id/:type': {
    access: 'member',
    summary: 'Removes a favorite',
    params: favoriteParams,
    answers: { 200: emptyAnswer },
    problems: ['favorite_not_found'],
  },
  'POST /login': {
    access: 'public',
    summary: 'Signs in by e-mail and password',
    body: loginBody,
    answers: { 200: sessionAnswer },
    problems: ['demo_account', 'invalid_credentials'],
  },
  'POST /register': {
    access: 'public',
    summary: 'Makes an account and signs in',
    body: registerBody,
    answers: { 201: sessionAnswer },
    problems: ['email_taken'],
  },
  'POST /logout': {
    access: 'public',
    summary: 'Ends the session',
    answers: { 200: emptyAnswer },
  },
  'POST /auth/nonce': {
    access: 'public',
    summary: 'Gives a nonce for signing in by a provider',
    answers: { 200: nonceAnswer },
  },
  'POST /auth/google': {
    access: 'public',
    summary: 'Signs in by Google',
    body: googleBody,
    answers: { 200: sessionAnswer },
    problems: [
      'demo_account',
      'email_not_verified',
      'email_taken',
      'google_failed',
      'google_not_configured',
      'identity_provider_unavailable',
    ],
  },
  'POST /auth/apple': {
    access: 'public',
    summary: 'Signs in by Apple',
    body: appleBody,
    answers: { 200: sessionAnswer },
    problems: [
      'apple_failed',
      'apple_not_configured',
      'demo_account',
      'email_not_verified',
      'email_taken',
      'identity_provider_unavailable',
    ],
  },
  'POST /auth/forgot-password': {
    access: 'public',
    summary: 'Sends a mail with a link that sets a new password',
    body: forgotPasswordBody,
    answers: { 202: emptyAnswer },
  },
  'POST /auth/reset-password': {
    access: 'public',
    summary: 'Sets a new password by the link of a mail',
    body: resetPasswordBody,
    answers: { 200: emptyAnswer },
    problems: ['email_taken', 'reset_link_invalid'],
  },
  'POST /auth/confirm-email': {
    access: 'public',
    summary: 'Confirms an address by the link of a mail',
    body: confirmEmailBody,
    answers: { 200: dataOf(emailConfirmation) },
    problems: ['email_link_invalid', 'email_taken'],
  },
  'GET /user/sessions': {
    access: 'member',
    summary: 'Lists where the person is signed in',
    query: onlyPages,
    answers: { 200: listOf(session) },
  },
  'DELETE /user/sessions': {
    access: 'member',
    summary: 'Ends all other sessions',
    answers: { 200: emptyAnswer },
  },
  'DELETE /user/sessions/:id': {
    access: 'member',
    summary: 'Ends one session',
    params: idParams,
    answers: { 200: emptyAnswer },
  },
  'POST /mail/unsubscribe': {
    access: 'public',
    summary: 'Ends the weekly mail by the link in it',
    query: z.strictObject({ token: z.string().min(1).max(200) }),
    answers: { 200: emptyAnswer },
  },
  'GET /user/push-subscriptions': {
    access: 'member',
    summary: 'Says which phones get notices',
    answers: { 200: dataOf(pushState) },
  },
  'POST /user/push-subscriptions': {
    access: 'member',
    summary: 'Signs a phone up for notices',
    body: pushSubscriptionBody,
    answers: { 200: emptyAnswer },
  },
  'DELETE /user/push-subscriptions': {
    access: 'member',
    summary: 'Signs a phone off from notices',
    answers: { 200: emptyAnswer },
  },
  'POST /push-subscriptions/renew': {
    access: 'public',
    summary: 'Replaces a subscription that the browser renewed',
    body: pushRenewalBody,
    answers: { 200: emptyAnswer },
  },
})
