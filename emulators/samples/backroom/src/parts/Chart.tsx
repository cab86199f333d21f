import { date, money } from '../format.ts';

interface Day {
  date: string;
  cents: number;
}

const height = 220;

/** A round number at or above the largest value, for the top of the scale. */
function topOf(largest: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(largest, 100)));
  return Math.ceil(largest / step) * step || step;
}

/** Bars for days, drawn to the width there is. The same figures stand below as a table, for whoever can't see them. */
export function Chart({ days, caption }: { days: readonly Day[]; caption: string }) {
  const top = topOf(Math.max(...days.map(({ cents }) => cents)));
  const best = days.reduce((a, b) => (b.cents > a.cents ? b : a));
  return (
    <figure className="card chart">
      <figcaption>
        <h2>{caption}</h2>
        <p>
          Best day: {date(best.date)} with {money(best.cents)}
        </p>
      </figcaption>
      <div className="plot" aria-hidden="true">
        <ol className="scale">
          {[1, 0.5, 0].map((share) => (
            <li key={share}>{money(top * share).replace(/\.00$/, '')}</li>
          ))}
        </ol>
        <svg viewBox={`0 0 ${days.length * 10} ${height}`} preserveAspectRatio="none">
          {days.map((day, n) => {
            const tall = (day.cents / top) * height;
            return (
              <rect key={day.date} x={n * 10 + 1.5} y={height - tall} width={7} height={tall}>
                <title>{`${date(day.date)}: ${money(day.cents)}`}</title>
              </rect>
            );
          })}
        </svg>
        <p className="ends">
          <span>{date(days[0]?.date ?? '')}</span>
          <span>{date(days.at(-1)?.date ?? '')}</span>
        </p>
      </div>
      <details>
        <summary>Show as a table</summary>
        <div className="scroll" role="region" aria-label={`${caption}, as a table`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col" className="number">
                  Sales
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <tr key={day.date}>
                  <td>{date(day.date)}</td>
                  <td className="number">{money(day.cents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
