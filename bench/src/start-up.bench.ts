/** `npm run bench -- start-up` */
import { startUp } from './start-up.ts'

await startUp()
