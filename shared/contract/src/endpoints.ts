/**
 * Every call of the specification (part 1 §7, part 2 §7) and of the decisions, in one table. Paths are below `/api/v1` and use `{name}`
 * for parameters. A test of the API compares this table with the routes it really serves.
 */
export type CallAccess = 'public' | 'member' | 'guide' | 'staff'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export interface Endpoint {
  method: Method
  path: string
  /** Who may call it: anybody, a signed-in person, a guide, a guide or an operator. */
  access: CallAccess
}

const call = (method: Method, path: string, access: CallAccess): Endpoint => ({
  method,
  path,
  access,
})

export const ENDPOINTS: readonly Endpoint[] = [
  // content
  call('GET', '/news', 'public'),
  call('GET', '/news/{id}', 'public'),
  call('GET', '/events', 'public'),
  call('GET', '/events/days', 'public'),
  call('GET', '/events/{id}', 'public'),
  call('GET', '/locations', 'public'),
  call('GET', '/locations/{id}', 'public'),
  call('GET', '/experiences', 'public'),
  call('GET', '/experiences/{id}', 'public'),
  // not in the specification: what guests need to know before they sign in (decisions §5)
  call('GET', '/experiences/{id}/availability', 'public'),
  call('POST', '/experiences/{id}/enquiries', 'public'),
  // not in the specification: the agency of the guide who runs it, those of an operator's guides, and where the code of a guide's check-in point leads
  call('GET', '/experiences/{id}/agency', 'public'),
  call('GET', '/operators/{id}/agencies', 'public'),
  call('GET', '/check-in-points/{id}', 'public'),
  call('GET', '/packages', 'public'),
  call('GET', '/packages/featured', 'public'),
  call('GET', '/packages/filter-options', 'public'),
  call('GET', '/packages/operator/{id}', 'public'),
  call('GET', '/packages/{id}', 'public'),
  // not in the specification as a call: the PDF its package screen offers
  call('GET', '/packages/{id}/pdf', 'public'),
  call('GET', '/agencies', 'public'),
  call('GET', '/agencies/{id}', 'public'),
  call('GET', '/operators', 'public'),
  call('GET', '/operators/{id}', 'public'),
  call('GET', '/settings', 'public'),
  call('GET', '/settings/group/{group}', 'public'),
  call('GET', '/settings/welcome', 'public'),
  call('GET', '/settings/desktop-blocking', 'public'),
  // not in the specification: the one search over everything that is published
  call('GET', '/search', 'public'),
  call('GET', '/routes', 'public'),
  call('GET', '/routes/{id}', 'public'),
  call('GET', '/story-tours', 'public'),
  call('GET', '/story-tours/type/{type}', 'public'),
  call('GET', '/story-tours/{id}', 'public'),
  call('GET', '/story-tours-filter-options', 'public'),
  call('GET', '/story-categories', 'public'),
  call('GET', '/story-categories/{id}', 'public'),
  call('GET', '/stories', 'public'),
  call('GET', '/stories/{id}', 'public'),
  // games
  call('GET', '/story-tours/{id}/games', 'public'),
  call('GET', '/games/{id}', 'public'),
  call('GET', '/games-map-markers', 'public'),
  call('POST', '/games/{id}/play', 'public'),
  // reservations
  call('GET', '/reservations', 'member'),
  call('GET', '/reservations/{id}', 'member'),
  call('GET', '/user/reservations', 'member'),
  call('POST', '/reservations', 'member'),
  call('PUT', '/reservations/{id}', 'member'),
  call('POST', '/reservations/{id}/cancel', 'member'),
  call('GET', '/reservations/{id}/pass', 'member'),
  call('GET', '/pass-keys', 'public'),
  call('GET', '/available-time-slots', 'member'),
  // the line for a full time slot
  call('POST', '/waitlist', 'member'),
  call('GET', '/user/waitlist', 'member'),
  call('POST', '/waitlist/{id}/accept', 'member'),
  call('DELETE', '/waitlist/{id}', 'member'),
  // user
  call('GET', '/user', 'member'),
  call('GET', '/user/profile', 'member'),
  call('POST', '/user/profile', 'member'),
  call('POST', '/user/password', 'member'),
  // not in the specification: the link that confirms the address of the account, once more
  call('POST', '/user/email-confirmation', 'member'),
  // not in the specification: all that is kept of the person, and the way out
  call('GET', '/user/data-export', 'member'),
  call('GET', '/user/deletion', 'member'),
  call('POST', '/user/deletion', 'member'),
  call('DELETE', '/user/deletion', 'member'),
  call('GET', '/user/groups', 'member'),
  call('POST', '/user/groups/join', 'member'),
  call('DELETE', '/user/groups/{id}', 'member'),
  call('GET', '/user/upcoming-experience-tips', 'member'),
  call('GET', '/user/packages', 'member'),
  call('GET', '/user/redemptions', 'member'),
  // notification cards
  call('GET', '/notification-cards', 'member'),
  call('GET', '/notification-cards/guest', 'public'),
  call('POST', '/notification-cards/{id}/dismiss', 'member'),
  // favorites
  call('GET', '/favorites', 'member'),
  call('POST', '/favorites', 'member'),
  call('DELETE', '/favorites/{id}/{type}', 'member'),
  // carbon footprint and regenerative practices
  call('GET', '/footprint/factors', 'public'),
  call('GET', '/user/footprints', 'member'),
  call('POST', '/user/footprints', 'member'),
  call('GET', '/user/footprints/{id}', 'member'),
  call('DELETE', '/user/footprints/{id}', 'member'),
  // not in the specification as a call: what its page of practices shows
  call('GET', '/regenerative-practices', 'public'),
  // points and rewards
  call('GET', '/points/balance', 'member'),
  call('GET', '/points/history', 'member'),
  call('GET', '/points/leaderboard', 'member'),
  call('GET', '/points/stats', 'member'),
  call('POST', '/points/checkin', 'member'),
  // not in the specification: what somebody gave before, for the form that changes it
  call('GET', '/points/rating', 'member'),
  call('POST', '/points/rating', 'member'),
  call('POST', '/points/complete-route', 'member'),
  call('POST', '/points/complete-game', 'member'),
  call('GET', '/rewards', 'member'),
  call('GET', '/rewards/{id}', 'member'),
  call('POST', '/rewards/{id}/redeem', 'member'),
  // not in the specification: who hands a reward out checks its code and marks it used (docs/decisions/0064)
  call('POST', '/redemptions/check', 'staff'),
  call('POST', '/redemptions/use', 'staff'),
  // auth
  call('POST', '/login', 'public'),
  call('POST', '/register', 'public'),
  call('POST', '/logout', 'public'),
  call('POST', '/auth/nonce', 'public'),
  call('POST', '/auth/google', 'public'),
  call('POST', '/auth/apple', 'public'),
  call('POST', '/auth/forgot-password', 'public'),
  call('POST', '/auth/reset-password', 'public'),
  call('POST', '/auth/confirm-email', 'public'),
  // weather
  call('GET', '/weather', 'public'),
  // guide
  call('GET', '/guide/dashboard-stats', 'guide'),
  call('GET', '/guide/experiences', 'guide'),
  call('GET', '/guide/groups', 'guide'),
  call('GET', '/guide/groups/{id}', 'guide'),
  call('POST', '/guide/groups', 'guide'),
  call('PUT', '/guide/groups/{id}', 'guide'),
  call('DELETE', '/guide/groups/{id}', 'guide'),
  call('POST', '/guide/groups/{id}/members', 'guide'),
  call('PUT', '/guide/groups/{id}/members/{memberId}', 'guide'),
  call('DELETE', '/guide/groups/{id}/members/{memberId}', 'guide'),
  call('POST', '/guide/groups/{id}/invitations', 'guide'),
  call('DELETE', '/guide/groups/{id}/invitations', 'guide'),
  // not in the specification: every language of what is edited
  call('GET', '/guide/experiences/{id}', 'guide'),
  call('PUT', '/guide/experiences/{id}', 'guide'),
  call('GET', '/guide/experiences/{id}/time-slots', 'guide'),
  call('PUT', '/guide/experiences/{id}/time-slots', 'guide'),
  call('POST', '/guide/experiences/{id}/restaurant', 'guide'),
  // not in the specification: photos of an experience
  call('POST', '/guide/experiences/{id}/photos', 'guide'),
  call('GET', '/guide/restaurants', 'guide'),
  call('GET', '/guide/profile', 'guide'),
  call('PUT', '/guide/profile', 'guide'),
  call('POST', '/guide/profile/logo', 'guide'),
  call('GET', '/guide/check-in-points', 'guide'),
  call('GET', '/guide/check-in-points/{id}', 'guide'),
  call('POST', '/guide/check-in-points', 'guide'),
  call('PUT', '/guide/check-in-points/{id}', 'guide'),
  call('DELETE', '/guide/check-in-points/{id}', 'guide'),
  call('GET', '/guide/check-in-points/{id}/sheet.pdf', 'guide'),
  call('GET', '/guide/closures', 'guide'),
  call('POST', '/guide/closures', 'guide'),
  call('DELETE', '/guide/closures/{id}', 'guide'),
  call('GET', '/guide/reservations', 'guide'),
  call('GET', '/guide/reservations/{id}', 'guide'),
  call('POST', '/guide/reservations/{id}/confirm', 'guide'),
  call('POST', '/guide/reservations/{id}/reject', 'guide'),
  call('POST', '/guide/reservations/{id}/cancel', 'guide'),
  call('POST', '/guide/reservations/{id}/attended', 'guide'),
  call('POST', '/guide/reservations/{id}/no-show', 'guide'),
  call('POST', '/guide/passes/verify', 'guide'),
  call('GET', '/guide/manifest', 'guide'),
  call('POST', '/guide/attendance', 'guide'),
  call('POST', '/guide/messages', 'guide'),
  call('GET', '/guide/waitlist', 'guide'),
  // not in the specification as calls: where somebody is signed in (docs/decisions/0073)
  call('GET', '/user/sessions', 'member'),
  call('DELETE', '/user/sessions', 'member'),
  call('DELETE', '/user/sessions/{id}', 'member'),
  // not in the specification as a call: the link in a weekly mail is its own proof (docs/decisions/0074)
  call('POST', '/mail/unsubscribe', 'public'),

  // beside a game: the code at its post, its hint, what a guest takes along
  call('POST', '/games/{id}/post-code', 'public'),
  call('POST', '/games/{id}/hint', 'member'),
  call('POST', '/games/claims', 'member'),
  call('GET', '/guide/games/{id}/sheet.pdf', 'guide'),
  // not in the specification as calls: notices to phones (docs/decisions/0075)
  call('GET', '/user/push-subscriptions', 'member'),
  call('POST', '/user/push-subscriptions', 'member'),
  call('DELETE', '/user/push-subscriptions', 'member'),
  call('POST', '/push-subscriptions/renew', 'public'),
  // not in the specification as a call: closed land that maps draw (docs/decisions/0081)
  call('GET', '/closures', 'public'),
  // not in the specification as a call: what the kept preferences change (docs/decisions/0078)
  call('GET', '/user/recommendations', 'member'),
]
