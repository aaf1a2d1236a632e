import { useIdempotencyKey } from '@sureda/remote/api'
import { shell } from '@sureda/remote/shell'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { joinGroup, refreshGroups } from '../group-queries.ts'

/** Joins the group of a code. All tries with one code have the same key. */
export function useJoin(onDone?: () => void) {
  const { t } = useTranslation('guide')
  const keyOf = useIdempotencyKey()
  // joining again after leaving needs another key
  const joined = useRef(0)
  return useMutation({
    mutationFn: (code: string) => joinGroup(code, keyOf({ code, joined: joined.current })),
    onSuccess: async (group) => {
      joined.current += 1
      shell().toast({ kind: 'success', text: t('join.done', { name: group.name }) })
      onDone?.()
      await refreshGroups()
    },
  })
}
