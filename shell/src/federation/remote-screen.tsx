import { type Expose, INTERACTIVE_MARK, type RemoteName } from '@sureda/contract/remote/registry'
import { useOnline } from '@sureda/remote/device'
import { useSession } from '@sureda/remote/session'
import type { Screen } from '@sureda/remote/shell'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigationType, useParams } from 'react-router-dom'
import { OfflineScreen } from '../layout/errors/offline-screen.tsx'
import { RemoteErrorScreen } from '../layout/errors/remote-error-screen.tsx'
import { ScreenSkeleton } from '../layout/screen-skeleton.tsx'
import type { ScreenRoute } from '../router/contributed-routes.ts'
import { removeAnswers } from '../router/prefetch-screen.ts'
import { LoadFailure, RemoteDisabled } from './load-failure.ts'
import { retryPart } from './load-part.ts'
import { PartBoundary } from './part-boundary.tsx'
import { remoteNamed } from './remotes.ts'
import { report } from './telemetry.ts'
import { usePart } from './use-part.ts'

/** A remote's screen at its address, with loading and error states. */
export function RemoteScreen({ screen }: { screen: ScreenRoute }) {
  const { pathname } = useLocation()
  const online = useOnline()
  // answers depend on address, language and person: a change of any remounts the screen
  const language = useSession((state) => state.language)
  const person = useSyncExternalStore(useSession.subscribe, personId, personId)
  if (screen.route.offline === 'never' && !online) return <OfflineScreen screen={screen} />
  return <Attempts key={`${pathname} ${language} ${person}`} screen={screen} />
}

/** Not the neutral session of hydration, because the screen must not remount afterwards. */
const personId = () => useSession.getState().user?.id

function Attempts({ screen }: { screen: ScreenRoute }) {
  const { remote, route } = screen
  const [attempt, setAttempt] = useState(0)
  const params = useParams()
  const retry = async (error: unknown) => {
    const threwOnScreen = !(error instanceof LoadFailure || error instanceof RemoteDisabled)
    // offline, the cached answers are all there is
    if (threwOnScreen && navigator.onLine) await removeAnswers(screen, params)
    await retryPart(remote, route.screen, error)
    setAttempt((count) => count + 1)
  }
  return (
    <PartBoundary
      key={attempt}
      remote={remote}
      fallback={(error) => <RemoteErrorScreen error={error} screen={screen} onRetry={() => retry(error)} />}
    >
      <Attempt screen={screen} />
    </PartBoundary>
  )
}

function Attempt({ screen }: { screen: ScreenRoute }) {
  const { remote, route } = screen
  const content = usePart<Screen>(remote, route.screen)
  // the page was opened here, without following a link
  const isFirst = useNavigationType() === 'POP'
  if (!content) return <ScreenSkeleton screen={screen} />
  return (
    <>
      <content.Component />
      <Arrived remote={remote} screen={isFirst ? route.screen : undefined} />
    </>
  )
}

const told = new Set<string>()

/**
 * Reports once per release and page that its screen was shown: the base for failure rates.
 * @param screen the first screen of the page, which also marks when it becomes interactive
 */
export function Arrived({ remote, screen }: { remote: RemoteName; screen?: Expose }) {
  const [since] = useState(() => performance.now())
  useEffect(() => {
    const { version } = remoteNamed(remote).release
    if (screen) performance.mark?.(INTERACTIVE_MARK, { detail: { remote, version, screen } })
    if (told.has(`${remote} ${version}`)) return
    told.add(`${remote} ${version}`)
    report({ remote, version, phase: 'render', outcome: 'ok', ms: Math.round(performance.now() - since) })
  }, [remote, screen, since])
  return null
}
