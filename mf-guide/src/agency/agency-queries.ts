import type { AgencyBody, GuideProfile } from '@sureda/contract/schemas/guides/agency'
import { api } from '@sureda/remote/api'
import { dataOf, persisted, queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

export const guideProfile = () =>
  queryOptions({
    queryKey: ['guide', 'profile'],
    queryFn: ({ signal }) => api.get('/guide/profile', { signal }),
    persister: persisted,
    select: dataOf,
  })

/** Saves on the version that this phone shows; refused with 412 when there is a newer one. */
export async function saveAgency(body: AgencyBody, version: number): Promise<GuideProfile> {
  const answer = await api.put('/guide/profile', body, { ifMatch: `"${version}"` })
  return answer.data
}

export const putProfile = (profile: GuideProfile): void => {
  queryClient.setQueryData(guideProfile().queryKey, { data: profile })
}

/** Uploads a logo and returns its stored path; the profile has it once the form is saved. */
export async function uploadLogo(file: File): Promise<string> {
  const form = new FormData()
  form.append('logo', file)
  const answer = await api.post('/guide/profile/logo', form, { askAgain: false })
  return answer.data.logoUrl
}
