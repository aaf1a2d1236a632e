import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { install, useInstall, wayToInstall } from '../app/install.ts'
import css from './install-offer.module.css'

/**
 * Offers to install the app where something was just saved. On Apple's phones it is an instruction, because there is no
 * install prompt.
 */
export function InstallOffer() {
  const { t } = useTranslation('shell')
  const hasPrompt = useInstall((state) => state.prompt !== null)
  const isInstalled = useInstall((state) => state.isInstalled)
  const way = isInstalled ? null : wayToInstall(hasPrompt)
  if (!way) return null
  return (
    <div className={css.offer}>
      <h3 className={css.title}>{t('install.title')}</h3>
      <p className={css.text}>{way === 'button' ? t('install.text') : t('install.byHand')}</p>
      {way === 'button' && (
        <Button variant="secondary" icon="plus" onPress={() => void install()}>
          {t('install.button')}
        </Button>
      )}
    </div>
  )
}
