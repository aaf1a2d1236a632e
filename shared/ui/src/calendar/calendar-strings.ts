/**
 * Screen reader texts of react-aria's calendar in the app's six languages: its own 34 do not include Catalan. The build
 * substitutes this file (shared/build, `calendar-strings-loader`); otherwise Catalan would get English, and the
 * calendar would be 3.7 KB larger.
 */
type Words = Record<string, string | ((args: Record<string, string>) => string)>

const en: Words = {
  dateSelected: ({ date }) => `${date} selected`,
  selectedDateDescription: ({ date }) => `Selected date: ${date}`,
  todayDate: ({ date }) => `Today, ${date}`,
  todayDateSelected: ({ date }) => `Today, ${date} selected`,
  minimumDate: 'First available date',
  maximumDate: 'Last available date',
  previous: 'Previous',
  next: 'Next',
  dateRange: ({ startDate, endDate }) => `${startDate} to ${endDate}`,
}

const strings: Record<string, Words> = {
  // used for every other language
  'en-US': en,
  en,
  ca: {
    dateSelected: ({ date }) => `${date}, triat`,
    selectedDateDescription: ({ date }) => `Dia triat: ${date}`,
    todayDate: ({ date }) => `Avui, ${date}`,
    todayDateSelected: ({ date }) => `Avui, ${date}, triat`,
    minimumDate: 'Primer dia disponible',
    maximumDate: 'Últim dia disponible',
    previous: 'Anterior',
    next: 'Següent',
    dateRange: ({ startDate, endDate }) => `de ${startDate} a ${endDate}`,
  },
  es: {
    dateSelected: ({ date }) => `${date}, elegido`,
    selectedDateDescription: ({ date }) => `Día elegido: ${date}`,
    todayDate: ({ date }) => `Hoy, ${date}`,
    todayDateSelected: ({ date }) => `Hoy, ${date}, elegido`,
    minimumDate: 'Primer día disponible',
    maximumDate: 'Último día disponible',
    previous: 'Anterior',
    next: 'Siguiente',
    dateRange: ({ startDate, endDate }) => `del ${startDate} al ${endDate}`,
  },
  fr: {
    dateSelected: ({ date }) => `${date}, choisi`,
    selectedDateDescription: ({ date }) => `Jour choisi : ${date}`,
    todayDate: ({ date }) => `Aujourd’hui, ${date}`,
    todayDateSelected: ({ date }) => `Aujourd’hui, ${date}, choisi`,
    minimumDate: 'Premier jour disponible',
    maximumDate: 'Dernier jour disponible',
    previous: 'Précédent',
    next: 'Suivant',
    dateRange: ({ startDate, endDate }) => `du ${startDate} au ${endDate}`,
  },
  de: {
    dateSelected: ({ date }) => `${date}, ausgewählt`,
    selectedDateDescription: ({ date }) => `Ausgewählter Tag: ${date}`,
    todayDate: ({ date }) => `Heute, ${date}`,
    todayDateSelected: ({ date }) => `Heute, ${date}, ausgewählt`,
    minimumDate: 'Erster möglicher Tag',
    maximumDate: 'Letzter möglicher Tag',
    previous: 'Zurück',
    next: 'Weiter',
    dateRange: ({ startDate, endDate }) => `${startDate} bis ${endDate}`,
  },
  nl: {
    dateSelected: ({ date }) => `${date}, gekozen`,
    selectedDateDescription: ({ date }) => `Gekozen dag: ${date}`,
    todayDate: ({ date }) => `Vandaag, ${date}`,
    todayDateSelected: ({ date }) => `Vandaag, ${date}, gekozen`,
    minimumDate: 'Eerste beschikbare dag',
    maximumDate: 'Laatste beschikbare dag',
    previous: 'Vorige',
    next: 'Volgende',
    dateRange: ({ startDate, endDate }) => `${startDate} tot en met ${endDate}`,
  },
}

export { strings as default }
