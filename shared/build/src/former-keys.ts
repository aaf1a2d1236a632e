/**
 * The one table of names under which remotes built for shell API 1.x ask for what is now a folder
 * (docs/decisions/0003-shell-api-and-containers.md): folder → the files
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
  '@sureda/remote/forms': { names: 'form-fault number-field' },
  '@sureda/remote/unsaved': { names: 'ask-first form-sheet' },
  '@sureda/remote/offline': {
    names: 'member-drafts outbox outbox-store phone-store save-offline working-locks',
    renamed: { perform: 'sendOrQueue' },
  },
  '@sureda/remote/query': {
    names: 'content-resource query-client query-view seen-notice',
    renamed: {
      renew: 'invalidate',
      isKeptAnswer: 'isCachedAnswer',
      wholeList: 'fetchAllPages',
      SeenNotice: 'StaleNotice',
    },
  },
  '@sureda/remote/replay': { names: 'outbox-replay' },
  '@sureda/remote/session': {
    names: 'favorite-key favorites forget-answers session waiting-hearts',
    renamed: {
      onForget: 'registerCache',
      forgetMemory: 'clearMemory',
      heartSubject: 'favoriteSubject',
    },
  },
  '@sureda/remote/shell': {
    names: 'define-screen header-actions hold-update screen-title shell-services slot slots',
  },
  '@sureda/remote/ui': { names: 'confirm-email file-download status-notice' },
  '@sureda/ui/base': {
    names:
      'avatar badge banner button card card-list card-meta card-title disclosure event-list fact-list favorite-button floating-pill growth hero-card icon-button image-card link-button list-card motif picture price quiet-line rating scroll-row section stack stat text-link',
    renamed: { QuietLine: 'Note' },
  },
  '@sureda/ui/brand': { names: 'brand color' },
  '@sureda/ui/calendar': { names: 'month-calendar' },
  '@sureda/ui/charts': {
    names:
      'bar-chart chart-figure elevation-profile meter progress-bar progress-ring ring-chart spark-chart sparkline steps',
  },
  '@sureda/ui/choice': {
    names:
      'active-filters checkbox chip chip-group choice choice-set option-cards radio-group search-field segmented-control select switch tabs',
  },
  '@sureda/ui/core': {
    names:
      'calendar-date field-words focus-return formatter slot-context toast-queue ui-provider visually-hidden',
  },
  '@sureda/ui/forms': {
    names:
      'date-field date-picker date-strip fault-notice field-error file-button form native-input rating-input stepper text-area text-field time-field time-slots typed-number',
  },
  '@sureda/ui/frame': { names: 'app-bar bottom-bar screen sticky-bar toast-region' },
  '@sureda/ui/gallery': { names: 'agency-card card-stack gallery leaving-card' },
  '@sureda/ui/icons': { names: 'icon' },
  '@sureda/ui/media': {
    names: 'clock-time media-player media-seek media-session media-speed mini-player skip-button',
  },
  '@sureda/ui/overlays': {
    names: 'bottom-sheet confirm-dialog dialog filter-sheet modal-layer sheet-head sheet-panel side-menu',
  },
  '@sureda/ui/qr': { names: 'qr-code' },
  '@sureda/ui/states': { names: 'empty-state error-state offline-notice offline-state skeleton spinner' },
  '@sureda/ui/viewer': { names: 'dark-room gallery-viewer' },
}

/** Former keys of a current module. */
export function formerKeysOf(key: string): string[] {
  const scope = key.split('/').slice(0, 2).join('/')
  return (FORMER[key]?.names.split(' ') ?? []).map((name) => `${scope}/${name}`)
}
