import type { AnswerOf } from '@sureda/contract/calls/calls'
import { paths } from '@sureda/contract/remote/paths'
import { isOwnPath, useSession } from '@sureda/remote/session'
import { LinkButton } from '@sureda/ui/base'
import { QrCode } from '@sureda/ui/qr'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { currentDevice, watchDevice } from '../access/device-class.ts'
import { LanguagePicker } from '../language/language-picker.tsx'
import { BrandLogo } from '../layout/brand-logo.tsx'
import { goTo } from '../router/navigation.ts'
import css from './mobile-only-screen.module.css'
import { useSetting } from './use-setting.ts'
import { WelcomePicture } from './welcome-picture.tsx'

/** For desktop screens: why this app is mobile-only, and a QR code to open it on a phone. */
export function MobileOnlyScreen() {
  const { t } = useTranslation('shell')
  const brand = useSession((state) => state.tenant?.name ?? 'Sureda')
  const { answer, isSettled } =
    useSetting<Partial<AnswerOf<'GET /settings/desktop-blocking'>>>('desktop-blocking')
  // the answer has the message in two places; either will do
  const notice = answer?.value || answer?.data?.value || (isSettled ? t('mobileOnly.text') : '')
  const target = useTarget()
  const isDesktop = useLeaveWhenMobile(target)
  const address = location.origin + target
  return (
    <main id="main" tabIndex={-1} className={css.desk}>
      <div className={css.book}>
        <section className={css.page}>
          <div className={css.top}>
            <div className={css.logo}>
              <BrandLogo />
            </div>
            <LanguagePicker />
          </div>
          <WelcomePicture className={css.oak} />
          <h1 className={css.title}>{t('mobileOnly.title', { brand })}</h1>
          <p className={css.text}>{notice}</p>
          {!isDesktop && (
            <LinkButton href={target} iconEnd="arrow-right">
              {t('welcome.enter')}
            </LinkButton>
          )}
        </section>
        <section className={css.page} aria-labelledby="scan">
          <figure className={css.plate}>
            <div className={css.code}>
              <QrCode value={address} title={t('mobileOnly.qr')} size={224} />
            </div>
            <figcaption className={css.caption}>
              <span id="scan" className={css.number}>
                {t('mobileOnly.scan')}
              </span>
              <span className={css.address}>{address.replace(/^https?:\/\//, '')}</span>
            </figcaption>
          </figure>
        </section>
      </div>
    </main>
  )
}

/** The address this visitor wanted; only addresses of the app count. */
function useTarget(): string {
  const [params] = useSearchParams()
  const wanted = params.get('to')
  return wanted && isOwnPath(wanted) ? wanted : paths.welcome()
}

/** When the window becomes narrow or a tablet is turned, continues to the wanted address. */
function useLeaveWhenMobile(target: string): boolean {
  const [isDesktop] = useState(() => currentDevice().class === 'desktop')
  const where = useRef(target)
  useEffect(
    () =>
      watchDevice((device) => {
        if (device.class !== 'desktop') goTo(where.current, { replace: true })
      }),
    [],
  )
  return isDesktop
}
