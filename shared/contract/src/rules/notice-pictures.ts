/** Beside a notice on the lock screen: the icon of the brand. The service worker knows no brand, so the gateway answers by host. */
export const NOTICE_ICON = '/notice-icon.png'
/** In the status bar: the drawing of the icon alone, of which phones use nothing but the shape. */
export const NOTICE_BADGE = '/notice-badge.png'
