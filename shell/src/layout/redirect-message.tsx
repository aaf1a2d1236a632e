import { paths } from '@sureda/contract/paths'
import { addToast } from '@sureda/ui/toast-queue'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { accessMessage, readAccessError } from '../access/decide-access.ts'

/** Says why somebody landed here instead of where they wanted to go. The login screen says it itself, above its form. */
export function RedirectMessage() {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const error = pathname === paths.login() ? undefined : readAccessError(search)
  useEffect(() => {
    if (!error) return
    addToast({ kind: 'warning', text: t(accessMessage(error)) })
    // said once: a reload or the way back must not say it again
    const rest = new URLSearchParams(location.search)
    rest.delete('error')
    void navigate({ search: rest.toString() }, { replace: true })
  }, [error, t, navigate])
  return null
}
