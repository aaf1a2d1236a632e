import { defineScreen } from '@sureda/remote/shell'
import { useLocation } from 'react-router-dom'
import { experienceQueries, routeQueries } from '../shared/content/content-queries.ts'
import { typeOfPath } from '../shared/content/experience-filter.ts'
import { packageQueries } from '../shared/content/package-queries.ts'
import { AllExperiences } from './list/all-experiences.tsx'
import { PlacesOfType } from './list/places-of-type.tsx'

/** `/experiencias` with its filters. `/alojamientos` and `/restaurantes` are the same list with one type. */
function ExperienceList() {
  const { pathname } = useLocation()
  const type = typeOfPath(pathname)
  return type ? <PlacesOfType key={type} type={type} /> : <AllExperiences />
}

export default defineScreen({
  Component: ExperienceList,
  queries: (_params, path) => {
    const type = typeOfPath(path)
    return type
      ? [experienceQueries.list({ type })]
      : [experienceQueries.list(), routeQueries.list(), packageQueries.list()]
  },
})
