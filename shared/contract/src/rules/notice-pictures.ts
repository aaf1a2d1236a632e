/**
 * The brand's icon beside a notice on the lock screen. The service worker does not know the brand, so the gateway
 * answers by host.
 */
export const NOTICE_ICON = '/notice-icon.png'
/** The icon's monochrome shape for the status bar, where phones use only its outline. */
export const NOTICE_BADGE = '/notice-badge.png'
