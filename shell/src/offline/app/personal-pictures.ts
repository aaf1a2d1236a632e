/**
 * Photos of people, unlike pictures of a territory, are not stored on the phone
 * (docs/decisions/0013-data-of-a-person.md). Photos that guides gave experiences have a width in their name.
 */
import { withStorageTimeout } from '@sureda/contract/rules/storage-timeout'
import { openCache } from './open-cache.ts'

export const isPersonalPicture = (pathname: string): boolean =>
  pathname.startsWith('/media/uploads/') && !/-\d{1,4}\.webp$/.test(pathname)

/** Removes from every cache what an older worker has stored of them. Failing caches are skipped: signing out continues. */
export const forgetPersonalPictures = (): Promise<void> => forget().catch(() => {})

async function forget(): Promise<void> {
  if (!('caches' in globalThis)) return
  for (const name of await withStorageTimeout(caches.keys())) {
    const cache = await openCache(name)
    const personal = (await cache.keys()).filter(({ url }) => isPersonalPicture(new URL(url).pathname))
    await Promise.all(personal.map((request) => cache.delete(request, { ignoreVary: true })))
  }
}
