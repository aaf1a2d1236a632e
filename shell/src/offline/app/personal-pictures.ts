/**
 * Photos of people, as opposed to the pictures of a territory: the phone keeps none of them (docs/decisions/0013-data-of-a-person.md). A photo that a guide gave an experience has
 * its width in its name.
 */
import { inTime } from '@sureda/contract/rules/in-time'
import { openCache } from './open-cache.ts'

export const isPersonalPicture = (pathname: string): boolean =>
  pathname.startsWith('/media/uploads/') && !/-\d{1,4}\.webp$/.test(pathname)

/** Takes out of every cache what a worker of an older version has stored of them. Caches that fail have to be left: signing out goes on. */
export const forgetPersonalPictures = (): Promise<void> => forget().catch(() => {})

async function forget(): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await inTime(caches.keys())) {
    const cache = await openCache(name)
    const personal = (await cache.keys()).filter(({ url }) => isPersonalPicture(new URL(url).pathname))
    await Promise.all(personal.map((request) => cache.delete(request, { ignoreVary: true })))
  }
}
