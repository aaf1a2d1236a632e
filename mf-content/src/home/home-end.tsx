import { HomeFooter } from './home-footer.tsx'
import { NewsAndEvents } from './news-and-events.tsx'

/** What stands below the first view, in a file that the first view does not wait for. */
export default function HomeEnd() {
  return (
    <>
      <NewsAndEvents />
      <HomeFooter />
    </>
  )
}
