// The route of a collector who lets the phone say where it is: how far each door is, the order by nearness, pins, and
// the day's way. The route has nothing of it without that.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { permitirPosicion } from '../../../web/src/lib/posicion.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Cobrador } from '../../setup/mundo.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { elDialogo } from '../apoyo/dialogo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { idCredito } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { mundo } from '../apoyo/mundo.ts';
import { sinLinea } from '../apoyo/red.ts';
import { encabezadoRuta, nombresDeHoy, pulsar, sinDialogo, tarjeta } from '../apoyo/ruta.ts';

const AQUI = { latitude: 24.02, longitude: -104.65, accuracy: 8 };
/** So many thousandths of a degree to the east, a hundred metres each. */
const alEste = (n: number) => ({ latitud: 24.02, longitud: -104.65 + n / 1_000, precision_m: 5 });

/** The phone finds itself there, or nowhere. */
function ponerTelefono(coords: object | null): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (hallar, fallar) =>
    coords
      ? hallar({ coords } as GeolocationPosition)
      : fallar?.({ code: 2, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
}

const NOMBRES = ['Ana López', 'Beto Ruiz', 'Carla Gil', 'Dora Paz'];

/** Four doors; where each is, from here to the east. */
async function cobradorCon(...lugares: (number | null)[]): Promise<Cobrador> {
  const cobrador = await mundo.cobrador(
    NOMBRES.slice(0, lugares.length).map((nombre) =>
      creditoDe(nombre, { persona: { direccion: 'Hidalgo 12, Centro' } }),
    ),
  );
  for (const [i, n] of lugares.entries()) {
    const parametros = { id_cliente: `${cobrador.prefijo}-cli-${i + 1}` };
    if (n !== null) await invocar(cobrador, 'registrarPunto', { parametros, cuerpo: { punto: alEste(n) } });
  }
  return cobrador;
}

type Como = { coords?: object | null; permite?: boolean };

async function enRuta(cobrador: Cobrador, { coords = AQUI, permite = true }: Como = {}) {
  const pantalla = await abrir(cobrador, 'cobrador/profile');
  ponerTelefono(coords);
  permitirPosicion(permite);
  await irA('cobrador');
  await encabezadoRuta();
  return pantalla;
}

const tocar = async (usuario: UserEvent, name: string) =>
  usuario.click(await screen.findByRole('button', { name }));
const quedan = (...nombres: string[]) => waitFor(() => expect(nombresDeHoy()).toEqual(nombres));

test.each<[string, Como]>([
  ['who allows none', { permite: false }],
  ['who is not found', { coords: null }],
])('%s sees nothing of it', async (_, como) => {
  const { usuario } = await enRuta(await cobradorCon(3, 1), como);
  await tocar(usuario, 'Filtros');
  await pulsar(usuario, tarjeta('Ana López'), /^Datos de Ana López/);
  await screen.findByRole('button', { name: 'Solicitar edición de Ana López' });
  for (const nombre of [/cercanía/, 'Mapa del día', /^Ubicar/])
    expect(screen.queryByRole('button', { name: nombre })).toBeNull();
  expect(document.body.textContent).not.toMatch(/\d0 m|aquí/);
});

test('each card says how far its door is, where that is known', async () => {
  await enRuta(await cobradorCon(3, 0, null, 20));
  await within(tarjeta('Ana López')).findByText('300 m');
  within(tarjeta('Beto Ruiz')).getByText('aquí');
  within(tarjeta('Dora Paz')).getByText('2.0 km');
  expect(tarjeta('Carla Gil').textContent).not.toMatch(/aquí|\d0 m/);
});

test('the order by nearness is shown first, saved when one says so, and undone before and after', async () => {
  const cobrador = await cobradorCon(3, null, 1, 2);
  const { usuario, red } = await enRuta(cobrador);
  const guardadas = () => red.enviadas(/POST \/clientes\/orden/);
  const cercanos = ['Carla Gil', 'Beto Ruiz', 'Dora Paz', 'Ana López'];
  await tocar(usuario, 'Filtros');
  await tocar(usuario, 'Ordenar por cercanía');
  // A client without a pin keeps the place.
  await quedan(...cercanos);
  await screen.findByText('Por cercanía: 3 clientes con ubicación. Falta guardar.');
  expect(screen.queryByRole('button', { name: /^Mover a/ })).toBeNull();
  await tocar(usuario, 'Deshacer');
  await quedan(...NOMBRES);
  expect(guardadas()).toEqual([]);

  await tocar(usuario, 'Ordenar por cercanía');
  await tocar(usuario, 'Guardar orden');
  await quedan(...cercanos);
  await waitFor(() => expect(guardadas()).toHaveLength(1));
  await dicho('Orden guardado');
  await tocar(usuario, 'Deshacer');
  await quedan(...NOMBRES);
  await waitFor(() => expect(guardadas()).toHaveLength(2));
});

test('without pins there is nothing to order by, and it says what to do', async () => {
  const { usuario, red } = await enRuta(await cobradorCon(null, 1));
  await tocar(usuario, 'Filtros');
  await tocar(usuario, 'Ordenar por cercanía');
  await dicho('Ubica primero las puertas');
  expect(red.enviadas(/POST \/clientes\/orden/)).toEqual([]);
});

test('the door is set where the phone stands, and its card says so at once; without a line, too', async () => {
  const cobrador = await cobradorCon(null, null);
  const { usuario, red } = await enRuta(cobrador);
  const ubicar = async (nombre: string) => {
    await pulsar(usuario, tarjeta(nombre), new RegExp(`^Datos de ${nombre}`));
    await tocar(usuario, `Ubicar la puerta de ${nombre}`);
    await (await elDialogo()).findByText('Tu teléfono sabe dónde estás con ±8 m.');
    await pulsar(usuario, document.body, 'Guardar ubicación');
    await sinDialogo();
    await within(tarjeta(nombre)).findByText('aquí');
  };
  await ubicar('Ana López');
  await dicho('Ubicación guardada', 'Ana López');
  expect(red.enviadas(/\/punto/)[0]?.cuerpo).toMatchObject({
    punto: { latitud: 24.02, longitud: -104.65, precision_m: 8 },
  });
  const vuelve = sinLinea(red);
  await ubicar('Beto Ruiz');
  vuelve();
  const guardado = async () =>
    (await mundo.db.doc(`creditos/${idCredito({ cobrador }, 2)}`).get()).get('punto') as object | undefined;
  await expect.poll(guardado).toMatchObject({ latitud: 24.02 });
});

test('a place that is not exact is said to be so, and a phone that does not find itself saves none', async () => {
  const { usuario } = await enRuta(await cobradorCon(null));
  await pulsar(usuario, tarjeta('Ana López'), /^Datos de Ana López/);
  const abrirDialogo = async (coords: object | null) => {
    ponerTelefono(coords);
    await tocar(usuario, 'Ubicar la puerta de Ana López');
    return elDialogo();
  };
  const lejos = await abrirDialogo({ ...AQUI, accuracy: 300 });
  await lejos.findByText('Tu teléfono sabe dónde estás con ±300 m.');
  lejos.getByRole('button', { name: 'Buscar otra vez' });
  await usuario.click(lejos.getByRole('button', { name: 'Cancelar' }));
  await sinDialogo();
  const nada = await abrirDialogo(null);
  await nada.findByText('No se encontró tu ubicación. Sal a donde se vea el cielo.');
  expect(nada.getByRole('button', { name: 'Guardar ubicación' })).toHaveProperty('disabled', true);
});

test("the day's way goes in legs of ten, by pins and else by addresses, in the order of the route", async () => {
  const cobrador = await mundo.cobrador(
    Array.from({ length: 12 }, (_, i) =>
      creditoDe(`Cliente ${i + 1}`, { persona: { direccion: `Hidalgo ${i + 1}, Centro` } }),
    ),
  );
  await invocar(cobrador, 'registrarPunto', {
    parametros: { id_cliente: `${cobrador.prefijo}-cli-1` },
    cuerpo: { punto: alEste(1) },
  });
  const ids = Array.from({ length: 12 }, (_, i) => idCredito({ cobrador }, i + 1));
  await invocar(cobrador, 'guardarOrden', { cuerpo: { ordenClientes: ids } });
  const { usuario } = await enRuta(cobrador);
  await tocar(usuario, 'Filtros');
  await tocar(usuario, 'Mapa del día');
  const tramos = (await screen.findByRole('dialog')).querySelectorAll('a');
  expect([...tramos].map(({ textContent }) => textContent)).toEqual([
    'Tramo 1: 10 paradas',
    'Tramo 2: 2 paradas',
  ]);
  const [primero, segundo] = [...tramos].map(({ href }) => new URL(href));
  expect(primero?.origin + primero!.pathname).toBe('https://www.google.com/maps/dir/');
  expect(primero?.searchParams.get('destination')).toMatch(/^Hidalgo 10, Centro/);
  const paso = primero?.searchParams.get('waypoints')?.split('|') ?? [];
  expect(paso).toHaveLength(9);
  expect(paso[0]).toBe(`24.02,${-104.65 + 1 / 1_000}`);
  expect(paso[1]).toMatch(/^Hidalgo 2, Centro/);
  expect(segundo?.searchParams.get('waypoints')).toMatch(/^Hidalgo 11, Centro/);
});
