/**
 * For regions that scroll, or hold words only, and have no control of their own to stop at: the keyboard must reach them to read on
 * (axe `scrollable-region-focusable`, ARIA tabs pattern).
 */
export const reachable = { tabIndex: 0 } as const
