/**
 * For scrolling regions, or regions of text, without a focusable control: the keyboard must reach them to scroll (axe
 * `scrollable-region-focusable`, ARIA tabs pattern).
 */
export const reachable = { tabIndex: 0 } as const
