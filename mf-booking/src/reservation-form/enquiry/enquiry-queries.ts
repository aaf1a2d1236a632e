import type { EnquiryBody, EnquirySent } from '@sureda/contract/schemas/bookings/enquiry'
import { api } from '@sureda/remote/api'

/** A message to who offers the experience, from a guest as well. */
export async function sendEnquiry(
  experienceId: string,
  body: EnquiryBody,
  idempotencyKey: string,
): Promise<EnquirySent> {
  return (
    await api.post('/experiences/:id/enquiries', body, { params: { id: experienceId }, idempotencyKey })
  ).data
}
