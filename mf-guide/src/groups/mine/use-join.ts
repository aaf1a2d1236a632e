import { newIdempotencyKey } from '@sureda/remote/api'
import { shell } from '@sureda/remote/shell'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { joinGroup, refreshGroups } from '../group-queries.ts'

/** Joins the group of a code, once for all tries with that code. */
export function useJoin(onDone?: () => void) {
  const { t } = useTranslation('guide')
  const [tried, setTried] = useState({ code: '', key: '' })
  return useMutation({
    mutationFn: (code: string) => {
      const key = tried.code === code ? tried.key : newIdempotencyKey()
      setTried({ code, key })
      return joinGroup(code, key)
    },
    onSuccess: async (group) => {
      setTried({ code: '', key: '' })
      shell().toast({ kind: 'success', text: t('join.done', { name: group.name }) })
      onDone?.()
      await refreshGroups()
    },
  })
}
