// A phone whose table of zones still has the summers that Mexico gave up, or that knows no Monterrey at all.
import { expect, test } from 'vitest';
import { usarEscenas, creditoDe } from '../apoyo/escena.ts';
import { abrirHoja, quedaRegistrado, tarjeta } from '../apoyo/ruta.ts';

const { mundo, nueva } = usarEscenas();

test('it is not asked: the collector collects, and the hour is that of Monterrey', async () => {
  const { pagina, contexto } = await nueva([creditoDe('Ana López'), creditoDe('Beto Ruiz')], {
    timezoneId: 'Asia/Tokyo',
  });
  await contexto.addInitScript(() => {
    const Nativo = Intl.DateTimeFormat;
    const vigilado = new Proxy(Nativo, {
      construct: (de, argumentos: [string?, Intl.DateTimeFormatOptions?]) => {
        // The local suite's own strip may ask; the app may not.
        const deLaApp = new Error().stack?.includes('/assets/');
        if (deLaApp && argumentos[1]?.timeZone === 'America/Monterrey')
          throw new RangeError('Invalid time zone');
        return new de(...argumentos);
      },
    });
    Object.defineProperty(Intl, 'DateTimeFormat', { value: vigilado });
  });
  await pagina.goto(`${mundo.suite.url}cobrador`);
  await tarjeta(pagina, 'Ana López').waitFor();
  const hoja = await abrirHoja(pagina, 'Ana López');
  await hoja.getByRole('button', { name: 'Registrar $120.00 de Ana López' }).click();
  await quedaRegistrado(pagina);
  await pagina.goto(`${mundo.suite.url}cobrador/mi-caja`);
  const respuesta = await contexto.request.get(`${mundo.suite.api}reloj`);
  expect(respuesta.headers()['x-leal-ahora']).toMatch(/-06:00$/);
});
