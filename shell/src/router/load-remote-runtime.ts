import { nextTask } from '@sureda/remote/device'
import type { Registry } from '../boot/registry-document.ts'
import type { RemoteRuntime } from './remote-runtime-type.ts'

let opening: Promise<RemoteRuntime> | undefined

/** The part of the shell that remotes need. Pages whose path leads to a remote preload it. */
export function loadRemoteRuntime(registry: Registry): Promise<RemoteRuntime> {
  opening ??= import('../federation/remote-runtime.tsx').then(async (area) => {
    await nextTask()
    return area.startRemoteRuntime(registry)
  })
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

/** For tests: restarts with another registry. */
export function resetRemoteRuntime(): void {
  opening = undefined
}
