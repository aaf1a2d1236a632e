// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { currentDevice, deviceClass, isRobot, watchDevice } from './device-class.ts'

const UA = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  pixel: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  androidTablet: 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  oldIpad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
}

it.each([
  ['a phone', UA.iphone, 390, 5, 'mobile'],
  ['a phone lying on its side', UA.pixel, 915, 5, 'mobile'],
  ['a phone with a very wide screen', UA.pixel, 1400, 5, 'mobile'],
  ['an Android tablet', UA.androidTablet, 1280, 5, 'tablet'],
  ['a small Android tablet', UA.androidTablet, 600, 5, 'tablet'],
  ['an iPad', UA.oldIpad, 768, 5, 'tablet'],
  ['an iPad that calls itself a Mac', UA.mac, 1366, 5, 'tablet'],
  ['a desktop', UA.windows, 1440, 0, 'desktop'],
  ['a Mac', UA.mac, 1440, 0, 'desktop'],
  ['a desktop with a touch screen', UA.windows, 1440, 10, 'desktop'],
  ['a desktop window up to 768 px wide', UA.windows, 768, 0, 'mobile'],
  ['a desktop window of 769 px', UA.windows, 769, 0, 'tablet'],
  ['a desktop window of 1024 px', UA.windows, 1024, 0, 'tablet'],
  ['a desktop window of 1025 px', UA.windows, 1025, 0, 'desktop'],
] as const)('%s', (_name, userAgent, width, touchPoints, expected) => {
  expect(deviceClass({ userAgent, width, touchPoints })).toBe(expected)
})

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 Chrome-Lighthouse',
])('recognises a robot: %s', (userAgent) => {
  expect(isRobot(userAgent)).toBe(true)
})

it('recognises no other user agent as a robot', () => {
  for (const userAgent of Object.values(UA)) expect(isRobot(userAgent)).toBe(false)
})

afterEach(() => vi.unstubAllGlobals())

it('does not measure the width of a phone, which would force a layout', () => {
  vi.stubGlobal('navigator', { userAgent: UA.pixel, maxTouchPoints: 5 })
  const width = vi.spyOn(globalThis, 'innerWidth', 'get')
  expect(currentDevice().class).toBe('mobile')
  expect(width).not.toHaveBeenCalled()
  width.mockRestore()
})

it('notifies when a window has become another class of device, and only then', () => {
  vi.stubGlobal('navigator', { userAgent: UA.windows, maxTouchPoints: 0 })
  vi.stubGlobal('innerWidth', 1400)
  const seen: string[] = []
  const stop = watchDevice((device) => seen.push(device.class))
  for (const width of [1300, 1000, 900, 600, 500]) {
    vi.stubGlobal('innerWidth', width)
    dispatchEvent(new Event('resize'))
  }
  stop()
  vi.stubGlobal('innerWidth', 1400)
  dispatchEvent(new Event('resize'))
  expect(seen).toEqual(['tablet', 'mobile'])
  expect(currentDevice().class).toBe('desktop')
})
