import { defineScreen } from '@sureda/remote/define-screen'
import { useLocation } from 'react-router'
import { typeOfPath } from '../domain/experience-filter.ts'
import { experienceQueries } from '../queries/experience-queries.ts'
import { packageQueries } from '../queries/package-queries.ts'
import { routeQueries } from '../queries/route-queries.ts'
import { AllExperiences } from './all-experiences.tsx'
import { PlacesOfType } from './places-of-type.tsx'

/** `/experiencias` with its filters; `/alojamientos` and `/restaurantes` are the same list of one type. */
function ExperienceList() {
  const { pathname } = useLocation()
  const type = typeOfPath(pathname)
  return type ? <PlacesOfType key={type} type={type} /> : <AllExperiences />
}

export default defineScreen({
  Component: ExperienceList,
  queries: () => [experienceQueries.list(), routeQueries.list(), packageQueries.list()],
})
