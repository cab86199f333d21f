'use strict';

(() => {
  /** Rain for the next hour, one value for every two minutes, from 0 (dry) to 1 (pouring). Yours comes from radar. */
  const forecast = [
    0, 0, 0, 0, 0, 0, 0, 0.16, 0.38, 0.66, 0.92, 1, 0.78, 0.5, 0.22, 0, 0, 0, 0, 0, 0, 0, 0.14, 0.3, 0.34, 0.2, 0, 0, 0, 0,
  ];
  const stepMinutes = 2;
  const start = { hour: 14, minute: 9 };

  /**
   * What to say about one step of the forecast: whether it rains then, until when it goes on like that, and how
   * long the next spell lasts. Everything is looked up, nothing is guessed beyond the hour.
   */
  function answer(step) {
    const wet = forecast[step] > 0;
    const change = forecast.findIndex((value, index) => index > step && value > 0 !== wet);
    const line = change < 0 ? (wet ? 'Rain for the hour' : 'Dry from here on') : `${wet ? 'Rain' : 'Dry'} until ${clock(change)}`;
    if (change < 0) return { wet, line, more: wet ? 'Take the long way home.' : 'No more drops this hour.' };
    const back = forecast.findIndex((value, index) => index > change && value > 0 === wet);
    const minutes = ((back < 0 ? forecast.length : back) - change) * stepMinutes;
    return { wet, line, more: wet ? `Then ${minutes} dry minutes. Go then.` : `Then ${minutes} minutes of rain.` };
  }

  function clock(step) {
    const minutes = start.minute + step * stepMinutes;
    return `${start.hour + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  }

  const bars = document.getElementById('bars');
  const slider = document.getElementById('minute');
  const width = 300 / forecast.length;

  for (const [step, value] of forecast.entries()) {
    const bar = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    const height = Math.max(5, value * 108);
    const box = { x: step * width + 1.5, y: 110 - height, width: width - 3, height, rx: 3 };
    for (const [name, number] of Object.entries(box)) bar.setAttribute(name, String(number));
    bars.append(bar);
  }

  function show() {
    const step = Number(slider.value) / stepMinutes;
    const { wet, line, more } = answer(step);
    document.getElementById('hero').dataset.weather = wet ? 'wet' : 'dry';
    document.getElementById('line').textContent = line;
    document.getElementById('more').textContent = more;
    slider.setAttribute('aria-valuetext', `${clock(step)}: ${line}`);
    for (const [index, bar] of [...bars.children].entries()) {
      bar.setAttribute('class', index === step ? 'is-now' : index < step ? 'is-past' : '');
    }
  }

  slider.addEventListener('input', show);
  show();
})();
