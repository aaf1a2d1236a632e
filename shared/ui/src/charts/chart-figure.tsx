import { type ReactNode, useId } from 'react'
import { Disclosure } from '../base/actions/disclosure.tsx'
import { classNames } from '../core/class-names.ts'
import { VisuallyHidden } from '../core/visually-hidden.tsx'
import css from './chart-figure.module.css'

/** The data of the drawing as a table, for screen readers, large text and details. */
export interface ChartTable {
  /** Label that opens the table, e.g. "As a table". */
  label: string
  /** Headings; the first column names the row. */
  columns: string[]
  rows: string[][]
}

export interface ChartFigureProps {
  title: string
  titleHidden?: boolean
  /** What the drawing shows, in a sentence. */
  summary?: ReactNode
  table: ChartTable
  className?: string
  children: ReactNode
}

/** Frame of every chart: title, summary, drawing, and its data as a table. */
export function ChartFigure({ title, titleHidden, summary, table, className, children }: ChartFigureProps) {
  const id = useId()
  const name = (
    <span className={css.title} id={id}>
      {title}
    </span>
  )
  return (
    <figure className={classNames(css.figure, className)} aria-labelledby={id}>
      <figcaption className={css.words}>
        {titleHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        {summary && <span className={css.summary}>{summary}</span>}
      </figcaption>
      {children}
      <Disclosure title={table.label} icon="table" className={css.disclosure}>
        <table className={css.table} aria-labelledby={id}>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([head, ...cells], row) => (
              <tr key={`${row}${head}`}>
                <th scope="row">{head}</th>
                {cells.map((cell, column) => (
                  <td key={table.columns[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  )
}
