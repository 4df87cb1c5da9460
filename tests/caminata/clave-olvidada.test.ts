// A key is forgotten after some days. What it booked, or asked for, is not: the same capture comes again a week later, from a
// phone that never heard the answer, and is told what it became.
import { NEGOCIO_POR_DEFECTO, fecha, instanteLocal } from '@leal/domain';
import { abrirSala, alEmpezar, gente, type Sala } from '@leal/jugador';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { libroDe } from '../setup/libro.ts';

const LUNES = instanteLocal(fecha('2026-11-09'), '11:00');
const UN_DIA = 86_400_000;
const NUEVE_DIAS = 9 * UN_DIA;
const { cobradores, gerentes } = gente('olvido', 1, 1);
const [cobrador, gerente] = [cobradores[0], gerentes[0]];
if (!cobrador || !gerente) throw new Error('Nobody');
const id_credito = `${cobrador.uid}-cre-30`;

let sala: Sala;
let ahora: Date;
beforeAll(async () => {
  sala = await abrirSala('demo-olvido');
  sala.ponerReloj(() => ahora);
});
afterAll(() => sala.cerrar());
beforeEach(() => {
  ahora = new Date(LUNES.getTime() - UN_DIA * 10);
  sala.vaciar(alEmpezar({ cobradores, gerentes }, NEGOCIO_POR_DEFECTO, ahora));
  ahora = LUNES;
});

const TAP = { capturado_en: LUNES.toISOString(), dispositivo: 'tel-1', secuencia: 1 };
const enviar = (monto: number, clave: string) =>
  invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto, ...TAP }, clave });
const libro = () => libroDe(sala.espejo().todo(), cobrador.uid);
const pasar = (ms: number) => (ahora = new Date(ahora.getTime() + ms));
const porResolver = () => libro().totales.en_mano_por_aprobar_centavos;

it('the payment that it booked', async () => {
  const { id_pago } = (await enviar(120, 'k1')).cuerpo;
  pasar(NUEVE_DIAS);
  const otraVez = await enviar(120, 'k1');
  expect(otraVez).toMatchObject({ estado: 200, cuerpo: { yaRegistrado: true, id_pago } });
  expect([libro().movimientos.length, libro().solicitudes, porResolver()]).toEqual([1, [], 0]);
  // Its tap says the same without the key; another tap of that minute is other cash.
  expect((await enviar(120, 'k2')).cuerpo).toEqual(otraVez.cuerpo);
  expect((await enviar(121, 'k3')).estado).toBe(202);
});

it('the several abonos that it asked for, waiting and booked', async () => {
  const { id_solicitud } = (await enviar(720, 'k1')).cuerpo;
  pasar(NUEVE_DIAS);
  const espera = { estado: 200, cuerpo: { requiereAprobacion: true, tipo: 'multiple', id_solicitud } };
  expect(await enviar(720, 'k1')).toMatchObject(espera);
  expect(libro().solicitudes).toHaveLength(1);
  const cuerpo = { estado: 'aprobada', monto_aprobado: 600 };
  await invocar(gerente, 'resolverAbonosMultiples', { parametros: { id: String(id_solicitud) }, cuerpo });
  pasar(NUEVE_DIAS);
  expect(await enviar(720, 'k1')).toMatchObject({
    estado: 200,
    cuerpo: {
      yaRegistrado: true,
      id_pago: `${id_credito}.multiple-${id_solicitud}`,
      registrado: { monto: 600 },
    },
  });
  expect(libro().solicitudes).toHaveLength(1);
});

it('the late capture that it opened, waiting, booked and returned', async () => {
  pasar(4 * UN_DIA);
  const { id_solicitud } = (await enviar(120, 'k1')).cuerpo;
  pasar(NUEVE_DIAS);
  expect(await enviar(120, 'k1')).toMatchObject({ estado: 202, cuerpo: { tipo: 'tardia', id_solicitud } });
  expect([libro().solicitudes.length, porResolver()]).toEqual([1, 12_000]);
  await gerente.porNombre('resolverSolicitud', { id: id_solicitud, decision: 'aprobar' });
  pasar(NUEVE_DIAS);
  expect(await enviar(120, 'k1')).toMatchObject({
    estado: 200,
    cuerpo: { yaRegistrado: true, id_pago: `${id_credito}.tardio-${id_solicitud}` },
  });
  expect([libro().solicitudes.length, porResolver()]).toEqual([1, 0]);

  const otra = (await enviar(240, 'k2')).cuerpo.id_solicitud;
  await gerente.porNombre('resolverSolicitud', { id: otra, decision: 'rechazar' });
  pasar(NUEVE_DIAS);
  expect(await enviar(240, 'k2')).toMatchObject({
    estado: 202,
    cuerpo: { tipo: 'tardia', id_solicitud: otra },
  });
  expect([libro().solicitudes.length, porResolver()]).toEqual([2, 0]);
});
