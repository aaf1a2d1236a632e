/**
 * The one table of names under which remotes built for shell API 1.x ask for what is now a folder (docs/decisions/0128): folder → the files
 * it was given out by, and exports that have another name now (`former: current`). It leaves with `FORMER_SHELL_API`.
 */
interface Former {
  names: string
  renamed?: Record<string, string>
}

export const FORMER: Record<string, Former> = {
  '@sureda/remote/api': {
    names: 'api-client api-error ask-again error-message idempotency-key use-idempotency-key',
  },
  '@sureda/remote/device': {
    names: 'browser-storage cache-storage geolocation online server-time smaller-photo use-address',
  },
  '@sureda/remote/export': { names: 'calendar-file directions gpx-file save-file xml-text' },
  '@sureda/remote/features/games': { names: 'answer-subject finished-games guest-wins' },
  '@sureda/remote/features/player': { names: 'listening' },
  '@sureda/remote/features/reservations': { names: 'reservation-badge reservation-history' },
  '@sureda/remote/features/walks': { names: 'complete-route route-arrivals walk-mark' },
  '@sureda/remote/format': { names: 'field-words format picture-of use-closure-sentence' },
  '@sureda/remote/forms': { names: 'ask-first form-fault form-sheet number-field' },
  '@sureda/remote/offline': {
    names: 'member-drafts outbox outbox-store phone-store save-offline working-locks',
  },
  '@sureda/remote/query': { names: 'content-resource query-client query-view seen-notice' },
  '@sureda/remote/replay': { names: 'outbox-replay' },
  '@sureda/remote/session': { names: 'favorite-key favorites forget-answers session waiting-hearts' },
  '@sureda/remote/shell': {
    names: 'define-screen header-actions hold-update screen-title shell-services slot slots',
  },
  '@sureda/remote/ui': { names: 'confirm-email file-download status-notice' },
}

/** Former keys of one module of today. */
export function formerKeysOf(key: string): string[] {
  const scope = key.split('/').slice(0, 2).join('/')
  return (FORMER[key]?.names.split(' ') ?? []).map((name) => `${scope}/${name}`)
}
