/** A report as a small table for people; `--json` prints the report itself. */
import type { Report } from './evaluate.ts'

export function tableOf(report: Report): string {
  const { p50, p95, p99 } = report.ms
  const head = `${report.kind}, ${report.train_rows} rows learned, ${report.test_rows} rows scored${report.folds > 1 ? ` in ${report.folds} folds` : ''}`
  const lines = flatten('', report.metrics ?? {}).map(([name, value]) => `  ${name.padEnd(46)}${show(name, value)}`)
  return [
    head,
    ...lines,
    `  ${'ms p50 / p95 / p99'.padEnd(46)}${[p50, p95, p99].map((ms) => ms.toFixed(3)).join(' / ')}`,
    `  ${'learning, s'.padEnd(46)}${report.train_s.toFixed(1)}`,
  ].join('\n')
}

function flatten(prefix: string, value: object): [string, number][] {
  return Object.entries(value).flatMap(([key, one]): [string, number][] => {
    const name = prefix === '' ? key : `${prefix}.${key}`
    if (typeof one === 'number') return [[name, one]]
    return one && typeof one === 'object' ? flatten(name, one) : []
  })
}

const show = (name: string, value: number): string =>
  name.includes('auroc') || name.includes('ece') ? value.toFixed(4) : `${(100 * value).toFixed(2)} %`
