'use strict';

(() => {
  /** What one person costs in a month, in dollars. A year is paid ten times, not twelve. */
  const plans = { dock: { perPerson: 0, most: 3 }, crew: { perPerson: 12 }, fleet: { perPerson: 20 } };
  const monthsPaid = { month: 1, year: 10 };

  const seats = document.getElementById('seats');
  const periods = [...document.querySelectorAll('input[name="period"]')];
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

  /**
   * What a team pays: the whole sum for the period, what a year saves against twelve months, and whether the
   * plan takes a team of that size at all.
   */
  function quote(name, people, period) {
    const { perPerson, most = Infinity } = plans[name];
    return {
      total: perPerson * people * monthsPaid[period],
      saved: period === 'year' ? perPerson * people * 2 : 0,
      fits: people <= most,
      perPerson,
    };
  }

  function people(count) {
    return count === 1 ? '1 person' : `${count} people`;
  }

  function showPlan(card, count, period) {
    const { total, saved, fits, perPerson } = quote(card.dataset.plan, count, period);
    const part = (name) => card.querySelector(`[data-${name}]`);
    card.dataset.fits = String(fits);
    if (perPerson === 0) {
      part('note').textContent = fits ? 'Free, for as long as you like' : `Too small for ${people(count)}`;
      return;
    }
    part('price').textContent = dollars.format(total);
    part('per').textContent = `a ${period} for ${people(count)}`;
    part('note').textContent = saved ? `${dollars.format(saved)} less than by the month` : `$${perPerson} a person`;
  }

  function show() {
    const count = Number(seats.value);
    const period = periods.find((choice) => choice.checked).value;
    document.getElementById('seats-out').textContent = String(count);
    for (const card of document.querySelectorAll('#plans [data-plan]')) showPlan(card, count, period);
    const crew = quote('crew', count, period).total;
    document.getElementById('pricing-status').textContent =
      `Crew: ${dollars.format(crew)} a ${period} for ${people(count)}`;
  }

  seats.addEventListener('input', show);
  for (const choice of periods) choice.addEventListener('change', show);
  show();
})();
