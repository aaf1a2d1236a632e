import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import type { RemoteDeclaration } from '@sureda/contract/remote/registry'
import { api } from '@sureda/remote/api'
import { clearAnswers, favoriteKey, setFavorites, startSession, useSession } from '@sureda/remote/session'
import { HEADER_ACTIONS_ID } from '@sureda/remote/shell'
import { TextLink } from '@sureda/ui/base'
import { setVisitor } from './fake-session.ts'
import { makeSessionAnswer, people } from './people.ts'

const VISITORS = ['stranger', 'guest', 'member', 'package', 'guide'] as const
type StandaloneVisitor = (typeof VISITORS)[number]
const LOGINS: Partial<Record<StandaloneVisitor, string>> = {
  member: 'visitor@sureda.test',
  package: 'package@sureda.test',
  guide: 'guide@sureda.test',
}

/** A visitor who may see the remote's first screen: a guide area would show a guest only a refusal. */
export function startingVisitor({ routes }: RemoteDeclaration): StandaloneVisitor {
  const access = routes[0]?.access
  if (access === 'guide') return 'guide'
  return access === 'member' || access === 'login' ? 'member' : 'guest'
}

/** Signs in at an API with demo people, or fakes the session without one. */
export async function become(visitor: StandaloneVisitor): Promise<void> {
  const { language } = useSession.getState()
  setVisitor(visitor, { language })
  clearAnswers()
  const email = LOGINS[visitor]
  if (!email) return
  const answer = await api
    .post('/login', { email, password: 'suro-demo-2026' })
    .catch(() => makeSessionAnswer(visitor === 'guide' ? people.guide() : people.member()))
  const { packageStatus } = useSession.getState()
  startSession(answer)
  useSession.setState({ packageStatus })
  // as the real shell does after a sign-in: without it every favorite button would be empty
  const favorites = await api.get('/favorites').catch(() => ({ data: [] }))
  setFavorites(favorites.data.map((item) => favoriteKey(item.favoritable_type, item.favoritable_id)))
}

/** As tall as the shell's header bar: a screen has the height that it has in the product. */
const BAR = { display: 'flex', justifyContent: 'space-between', blockSize: 56 } as const
/** Opens over the screen. */
const CHOICES = {
  position: 'relative',
  zIndex: 1000,
  alignSelf: 'start',
  padding: '1rem',
  background: 'var(--color-surface)',
} as const

/** Chooses person, language and screen of the remote, like the real shell's menus. */
export function StandaloneBar({
  remoteJson,
  speakIn,
}: {
  remoteJson: RemoteDeclaration
  speakIn: (language: Locale) => Promise<void>
}) {
  const language = useSession((state) => state.language)
  const name = useSession((state) => state.user?.name ?? (state.guest ? 'guest' : 'stranger'))
  return (
    <header style={BAR}>
      <details style={CHOICES}>
        <summary>
          {remoteJson.name} · {name} · {language}
        </summary>
        <select
          aria-label="Visitor"
          defaultValue={startingVisitor(remoteJson)}
          onChange={(event) => void become(event.target.value as StandaloneVisitor)}
        >
          {VISITORS.map((visitor) => (
            <option key={visitor}>{visitor}</option>
          ))}
        </select>{' '}
        <select
          aria-label="Language"
          value={language}
          onChange={async (event) => {
            const next = event.target.value as Locale
            await speakIn(next)
            useSession.setState({ language: next })
          }}
        >
          {LOCALES.map((locale) => (
            <option key={locale}>{locale}</option>
          ))}
        </select>{' '}
        {remoteJson.routes
          .filter((route) => !route.path.includes(':'))
          .map((route) => (
            <span key={route.path}>
              <TextLink href={route.path}>{route.path}</TextLink>{' '}
            </span>
          ))}
      </details>
      <div id={HEADER_ACTIONS_ID} />
    </header>
  )
}
