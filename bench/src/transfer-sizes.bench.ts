/** `npm run bench -- transfer-sizes` */
import { transferSizes } from './federated-vs-monolith.ts'

await transferSizes()
