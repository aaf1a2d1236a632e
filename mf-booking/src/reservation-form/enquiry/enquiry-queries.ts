import type { EnquiryBody, EnquirySent } from '@sureda/contract/schemas/bookings/enquiry'
import { api } from '@sureda/remote/api'

/** Sends a message to the provider of the experience; guests may, too. */
export async function sendEnquiry(
  experienceId: string,
  body: EnquiryBody,
  idempotencyKey: string,
): Promise<EnquirySent> {
  return (
    await api.post('/experiences/:id/enquiries', body, { params: { id: experienceId }, idempotencyKey })
  ).data
}
