/** `npm run bench -- api-load` */
import { apiLoad } from './api-load.ts'

await apiLoad()
