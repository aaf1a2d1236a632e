import { useOnline } from '@sureda/remote/device'
import { Banner } from '@sureda/ui/base'
import { AppBar, Screen } from '@sureda/ui/frame'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguagePicker } from '../language/language-picker.tsx'
import { BrandLogo } from '../layout/brand-logo.tsx'
import css from './auth-frame.module.css'

interface Props {
  title: string
  /** For screens that repeat the title in larger text further down. */
  titleHidden?: boolean
  lead?: ReactNode
  back: string
  /** The screen's own drawing, behind its title. */
  drawing?: ReactNode
  children: ReactNode
}

/** Frame of the sign-in screens. They belong to the shell, so that they work when every remote is down. */
export function AuthFrame({ title, titleHidden, lead, back, drawing, children }: Props) {
  const { t } = useTranslation('shell')
  const isOnline = useOnline()
  return (
    <Screen
      layout="narrow"
      hasBottomBar={false}
      title={title}
      titleHidden={titleHidden}
      lead={lead}
      bar={
        <AppBar
          back={{ label: t('common.back'), href: back }}
          logo={<BrandLogo />}
          actions={<LanguagePicker isInBar />}
        />
      }
      hero={drawing && <div className={css.drawing}>{drawing}</div>}
      className={css.screen}
    >
      <noscript>
        <Banner kind="warning">{t('login.noScript')}</Banner>
      </noscript>
      {!isOnline && <Banner kind="info">{t('app.languageOffline')}</Banner>}
      {children}
    </Screen>
  )
}
