import type { AnswerOf } from '@sureda/contract/calls/calls'
import { paths } from '@sureda/contract/remote/paths'
import type { WelcomeSettings } from '@sureda/contract/schemas/catalogue/settings'
import { useSession } from '@sureda/remote/session'
import { Banner, BarkEdge, Button, LinkButton, TextLink } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { LanguagePicker } from '../language/language-picker.tsx'
import { continueAsGuest } from '../session/sign-in.ts'
import { useSetting } from './use-setting.ts'
import { WelcomeFilm } from './welcome-film.tsx'
import css from './welcome-screen.module.css'

/** The territory through a gap in the bark: its film above, the entries on paper below. */
export function WelcomeScreen() {
  const { t } = useTranslation('shell')
  const brand = useSession((state) => state.tenant?.name ?? 'Sureda')
  const isGuest = useSession((state) => state.guest)
  const { answer, isSettled } = useSetting<Partial<AnswerOf<'GET /settings/welcome'>>>('welcome')
  const welcome = readable(answer?.data)
  const own = useOwnWords()
  // our text only without an answer: on a slow connection it would soon be replaced
  const words = welcome?.title || welcome?.text ? welcome : isSettled ? own : undefined
  return (
    <main id="main" tabIndex={-1} className={css.screen}>
      <div className={css.view}>
        {welcome && <WelcomeFilm welcome={welcome} />}
        <div className={css.language}>
          <LanguagePicker isOnPicture />
        </div>
        <BarkEdge className={css.edge} />
      </div>
      <div className={css.paper}>
        <h1 className={css.brand}>{brand}</h1>
        <div className={css.words}>
          <p className={css.title}>{words?.title}</p>
          <p className={css.text}>{words?.text}</p>
        </div>
        {welcome?.maintenance?.active && (
          <Banner kind="warning" title={t('welcome.maintenance')}>
            {welcome.maintenance.message}
          </Banner>
        )}
        <div className={css.ways}>
          {isGuest ? (
            <LinkButton href={paths.home()} size="large" isFullWidth iconEnd="arrow-right">
              {t('welcome.enter')}
            </LinkButton>
          ) : (
            <Button size="large" isFullWidth iconEnd="arrow-right" onPress={continueAsGuest}>
              {t('welcome.guest')}
            </Button>
          )}
          <noscript>
            <LinkButton href={paths.home()} size="large" isFullWidth>
              {t('welcome.enter')}
            </LinkButton>
          </noscript>
          <LinkButton href={paths.login()} size="large" isFullWidth variant="secondary">
            {t('welcome.login')}
          </LinkButton>
          <p className={css.new}>
            {t('welcome.noAccount')} <TextLink href={paths.register()}>{t('welcome.register')}</TextLink>
          </p>
        </div>
      </div>
    </main>
  )
}

/** Texts for a first visit without network: the claim comes with the page, the rest with the app. */
function useOwnWords() {
  const { t } = useTranslation('shell')
  const claim = useSession(({ tenant, language }) => tenant?.claims?.[language] ?? tenant?.claim)
  return { title: claim || t('welcome.ownTitle'), text: t('welcome.ownText') }
}

const WORDS = ['title', 'text', 'image', 'image_alt'] as const

/** The screen must work whatever an answer, or an old cached one, contains: an unreadable one gives no film and no text. */
function readable(welcome: Partial<WelcomeSettings> | undefined): Partial<WelcomeSettings> | undefined {
  if (!welcome || typeof welcome !== 'object') return undefined
  if (WORDS.some((name) => !['string', 'undefined'].includes(typeof (welcome[name] ?? undefined))))
    return undefined
  return typeof (welcome.video?.src ?? '') === 'string' &&
    typeof (welcome.maintenance?.message ?? '') === 'string'
    ? welcome
    : undefined
}
