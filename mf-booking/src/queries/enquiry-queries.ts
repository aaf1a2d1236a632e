import type { EnquiryBody, EnquirySent } from '@sureda/contract/enquiry'
import { api } from '@sureda/remote/api'
import type { Answer } from '@sureda/remote/query'

/** A message to who offers the experience, from a guest as well. */
export async function sendEnquiry(
  experienceId: string,
  body: EnquiryBody,
  idempotencyKey: string,
): Promise<EnquirySent> {
  const path = `/experiences/${encodeURIComponent(experienceId)}/enquiries`
  return (await api.post<Answer<EnquirySent>>(path, body, { idempotencyKey })).data
}
