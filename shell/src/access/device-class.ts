import { MOBILE_MAX_WIDTH, TABLET_MAX_WIDTH } from '@sureda/contract/rules/limits'

export type DeviceClass = 'mobile' | 'tablet' | 'desktop'

export interface DeviceFacts {
  userAgent: string
  /** CSS pixels of the window. */
  width: number
  /** An iPad reports itself as a Mac; its five touch points reveal it. */
  touchPoints: number
}

export interface Device {
  class: DeviceClass
  /** Search engines and link previews: they may read the page whatever device they claim to be. */
  robot: boolean
}

/**
 * Mobile: a mobile user agent, or up to 768 px wide and not a tablet. Tablet: iPad, Android without "Mobile", or
 * 769–1024 px wide.
 */
export function deviceClass(facts: DeviceFacts): DeviceClass {
  const { userAgent, touchPoints } = facts
  if (isTabletAgent(userAgent, touchPoints)) return 'tablet'
  if (/Mobi|iPhone|iPod|Windows Phone|Opera Mini/i.test(userAgent)) return 'mobile'
  const { width } = facts
  if (width <= MOBILE_MAX_WIDTH) return 'mobile'
  return width <= TABLET_MAX_WIDTH ? 'tablet' : 'desktop'
}

function isTabletAgent(userAgent: string, touchPoints: number): boolean {
  if (/iPad/i.test(userAgent) || (/Macintosh/i.test(userAgent) && touchPoints > 1)) return true
  return /Android/i.test(userAgent) && !/Mobi/i.test(userAgent)
}

const ROBOTS =
  /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|facebookcatalog|embedly|quora link preview|whatsapp|telegram|skypeuripreview|vkshare|pinterest|lighthouse|google-inspectiontool|mediapartners|bingpreview|yandex|baidu|duckduckgo-favicons|applebot|linkedin|mastodon|iframely/i

export const isRobot = (userAgent: string): boolean => ROBOTS.test(userAgent)

export function currentDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator
  return {
    class: deviceClass({
      userAgent,
      touchPoints: maxTouchPoints,
      // asking for it lays the page out, and a phone is known without
      get width() {
        return innerWidth
      },
    }),
    robot: isRobot(userAgent),
  }
}

/** Calls back when rotating or resizing changes the device class. Returns the unsubscribe function. */
export function watchDevice(onChange: (device: Device) => void): () => void {
  let last = currentDevice().class
  const look = () => {
    const device = currentDevice()
    if (device.class === last) return
    last = device.class
    onChange(device)
  }
  addEventListener('resize', look)
  return () => removeEventListener('resize', look)
}
