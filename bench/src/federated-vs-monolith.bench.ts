/** `npm run bench -- federated-vs-monolith` */
import { federatedVsMonolith } from './federated-vs-monolith.ts'

await federatedVsMonolith()
