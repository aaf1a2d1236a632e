import { paths } from '@sureda/contract/remote/paths'
import { addToast } from '@sureda/ui/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { accessMessage, readAccessError } from '../../access/decide-access.ts'

/** Explains a redirect. The login screen shows the reason itself, above its form. */
export function RedirectMessage() {
  const { t } = useTranslation('shell')
  const { pathname, search, key } = useLocation()
  const error = pathname === paths.login() ? undefined : readAccessError(search)
  // the address keeps its `error` (links and tests read it); the message is shown once per visit
  useEffect(() => {
    if (error && key) addToast({ kind: 'warning', text: t(accessMessage(error)) })
  }, [error, key, t])
  return null
}
