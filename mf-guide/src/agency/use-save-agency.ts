import { problemData } from '@sureda/contract/calls/problem-data'
import { shell } from '@sureda/remote/shell'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { putProfile, saveAgency } from './agency-queries.ts'
import { type AgencyValues, bodyOf } from './agency-values.ts'

/** Saves the form. After a 412 the version saved meanwhile becomes the base of the changes, and the form shows the conflicts. */
export function useSaveAgency(version: number, onSaved: () => void) {
  const { t } = useTranslation('guide')
  return useMutation({
    mutationFn: (values: AgencyValues) => saveAgency(bodyOf(values), version),
    onSuccess: (profile) => {
      putProfile(profile)
      onSaved()
      shell().toast({ kind: 'success', text: t('agency.saved') })
    },
    onError: (error) => {
      const stale = problemData(error, 'stale_agency')
      if (stale) putProfile(stale.profile)
    },
  })
}
