import { expect, test } from '../support/fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('a phone subscribes to notices after a tap, and unsubscribes when the person signs out', async ({
  page,
  signInNew,
}) => {
  await signInNew()
  // a headless browser shows no notifications and has no push service: both are simulated; the worker and the server
  // are real
  await page.addInitScript(() => {
    const json = {
      endpoint: `https://push.example.org/${crypto.randomUUID()}`,
      expirationTime: null,
      keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) },
    }
    const unsubscribe = async () => {
      localStorage.removeItem('subscribed')
      return true
    }
    const held = { toJSON: () => json, unsubscribe } as unknown as PushSubscription
    const isHeld = () => localStorage.getItem('subscribed') !== null
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('subscribed', 'yes')
      return held
    }
    PushManager.prototype.getSubscription = async () => (isHeld() ? held : null)
    Object.defineProperty(Notification, 'permission', { get: () => (isHeld() ? 'granted' : 'default') })
    Notification.requestPermission = async () => 'granted'
  })
  await page.goto('/configuracion?tab=notifications')
  const toggle = page.getByRole('switch', { name: 'Avisos al telèfon' })
  await expect(toggle).toBeEnabled()
  await expect(toggle).not.toBeChecked()
  const noted = page.waitForResponse(
    (answer) => answer.url().endsWith('/user/push-subscriptions') && answer.request().method() === 'POST',
  )
  await toggle.click()
  expect((await noted).status()).toBe(200)
  await page.reload()
  await expect(toggle).toBeChecked()

  await page.getByRole('banner').getByRole('button', { name: 'Obre el menú' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tanca la sessió' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tanca la sessió' }).click()
  await expect(page).toHaveURL('/welcome')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscribed'))).toBeNull()
})
