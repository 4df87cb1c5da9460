// A phone sends registers days later: the server has forgotten keys meanwhile, and compiled weeks.
import { type Llamada, LLAMADAS, type NombreLlamada } from '@leal/contract';
import { fecha, fechaLocal, instanteLocal, sumarDias } from '@leal/domain';
import { gente } from '@leal/jugador';
import { describe, expect, it } from 'vitest';
import { type Invocacion, rutaDe } from '@leal/seed';
import { idempotencia } from '../../functions/src/data/idempotencia.ts';
import {
  compilarReportes,
  recompilarReportes,
} from '../../functions/src/use-cases/reportes/compilar-reportes.ts';
import { invocar } from '../setup/invocar.ts';
import { comprobarLibro, libroDe } from '../setup/libro.ts';
import { sinDiferencias, usarOficina } from './con-oficina.ts';
import { aprobar } from './decidir.ts';

const LUNES = fecha('2026-11-09');
const oficina = gente('olvido', 1, 1);
const { cobradores, gerentes } = oficina;
const [cobrador, gerente] = [cobradores[0], gerentes[0]];
if (!cobrador || !gerente) throw new Error('Nobody');
const id_credito = `${cobrador.uid}-cre-30`;

const { sala, ahora, alas } = usarOficina('demo-olvido', oficina, LUNES);

const TAP = { capturado_en: instanteLocal(LUNES, '11:00').toISOString(), dispositivo: 'tel-1', secuencia: 1 };
const enviar = (monto: number, clave: string) =>
  invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto, ...TAP }, clave });
const libro = () => libroDe(sala().espejo().todo(), cobrador.uid);
const pasar = (dias = 9) => alas(sumarDias(fechaLocal(ahora()), dias));
const porResolver = () => libro().totales.en_mano_por_aprobar_centavos;

/**
 * A key is forgotten after some days. The row or request under it is not: the same capture comes again, from a phone
 * that never heard the answer, and is told what it became.
 */
describe('under a key that is forgotten', () => {
  it('the payment that it booked', async () => {
    const { id_pago } = (await enviar(120, 'k1')).cuerpo;
    pasar();
    const otraVez = await enviar(120, 'k1');
    expect(otraVez).toMatchObject({ estado: 200, cuerpo: { yaRegistrado: true, id_pago } });
    expect([libro().movimientos.length, libro().solicitudes, porResolver()]).toEqual([1, [], 0]);
    // The payment's tap says the same without the key; another tap of that minute is other cash.
    expect((await enviar(120, 'k2')).cuerpo).toEqual(otraVez.cuerpo);
    expect((await enviar(121, 'k3')).estado).toBe(202);
  });

  it('the several abonos that it asked for, waiting and booked', async () => {
    const { id_solicitud } = (await enviar(720, 'k1')).cuerpo;
    pasar();
    const espera = { estado: 200, cuerpo: { requiereAprobacion: true, tipo: 'multiple', id_solicitud } };
    expect(await enviar(720, 'k1')).toMatchObject(espera);
    expect(libro().solicitudes).toHaveLength(1);
    const cuerpo = { estado: 'aprobada', monto_aprobado: 600 };
    await invocar(gerente, 'resolverAbonosMultiples', { parametros: { id: String(id_solicitud) }, cuerpo });
    pasar();
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
    pasar(4);
    const { id_solicitud } = (await enviar(120, 'k1')).cuerpo;
    pasar();
    expect(await enviar(120, 'k1')).toMatchObject({ estado: 202, cuerpo: { tipo: 'tardia', id_solicitud } });
    expect([libro().solicitudes.length, porResolver()]).toEqual([1, 12_000]);
    await aprobar(gerente, id_solicitud);
    pasar();
    expect(await enviar(120, 'k1')).toMatchObject({
      estado: 200,
      cuerpo: { yaRegistrado: true, id_pago: `${id_credito}.tardio-${id_solicitud}` },
    });
    expect([libro().solicitudes.length, porResolver()]).toEqual([1, 0]);

    const otra = (await enviar(240, 'k2')).cuerpo.id_solicitud;
    await gerente.porNombre('resolverSolicitud', { id: otra, decision: 'rechazar' });
    pasar();
    expect(await enviar(240, 'k2')).toMatchObject({
      estado: 202,
      cuerpo: { tipo: 'tardia', id_solicitud: otra },
    });
    expect([libro().solicitudes.length, porResolver()]).toEqual([2, 0]);
  });
});

/**
 * A deed that is no payment would be done twice: a phone asks first. The record of the key is gone, not only too old.
 */
describe('whether something was done under a key', () => {
  const id_cliente = `${cobrador.uid}-cli-30`;
  const prestamo = { monto_solicitado: 3000, dias_pago: 30 };
  const pago = async () => String((await enviar(120, 'k1')).cuerpo.id_pago);
  const tarea = async () => {
    const { id_solicitud } = (await enviar(720, 'k1')).cuerpo;
    await gerente.porNombre('resolverSolicitud', { id: id_solicitud, decision: 'rechazar' });
    return String(id_solicitud);
  };
  const CORRECCION = { motivo: 'x' };

  it.each<[NombreLlamada, () => Invocacion | Promise<Invocacion>]>([
    ['crearGasto', () => ({ cuerpo: { monto: 150, motivo: 'Gasolina' } })],
    [
      'registrarCliente',
      () => ({
        cuerpo: { nombre: 'Ana', negocio: 'x', direccion: 'x', telefono: '6181234567', ...prestamo },
      }),
    ],
    ['duplicarCliente', () => ({ cuerpo: { id_cliente_original: id_cliente, ...prestamo } })],
    ['solicitarEdicionCliente', () => ({ cuerpo: { id_cliente, motivo: 'Se mudó' } })],
    ['guardarNota', () => ({ parametros: { id_cliente }, cuerpo: { nota: 'Perro bravo' } })],
    [
      'registrarPunto',
      () => ({
        parametros: { id_cliente },
        cuerpo: { punto: { latitud: 24, longitud: -104, precision_m: 9 } },
      }),
    ],
    ['guardarOrden', () => ({ cuerpo: { ordenClientes: [id_credito] } })],
    ['registrarAtraso', () => ({ cuerpo: { id_credito, ...TAP } })],
    ['registrarAbono', () => ({ cuerpo: { id_credito, monto: 0, ...TAP } })],
    [
      'solicitarEdicionPago',
      async () => ({ cuerpo: { ...CORRECCION, id_pago: await pago(), monto_nuevo: 100 } }),
    ],
    ['solicitarEliminacionPago', async () => ({ cuerpo: { ...CORRECCION, id_pago: await pago() } })],
    [
      'cerrarTareaMultiple',
      async () => ({ parametros: { id: await tarea() }, cuerpo: { hecho: 'devuelto' } }),
    ],
  ])('%s', async (nombre, pedir) => {
    const invocacion = await pedir();
    const llamada = LLAMADAS[nombre] as unknown as Llamada;
    const ruta = rutaDe(llamada, invocacion);
    const conocida = async (otra: object = {}) => {
      const consulta = { clave: 'k9', metodo: llamada.metodo, ruta, ...otra };
      return (await invocar(cobrador, 'leerClave', { consulta })).cuerpo.conocida;
    };
    expect(await conocida()).toBe(false);
    expect((await invocar(cobrador, nombre, { ...invocacion, clave: 'k9' })).estado).toBeLessThan(300);
    pasar();
    const { docs } = await idempotencia.todas().get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
    expect(await conocida()).toBe(true);
    const peticiones = [{ clave: 'k8' }, { ruta: '/abonos/otra' }, { ruta: '/abonos/descartar' }];
    expect(await Promise.all(peticiones.map(conocida))).toEqual([false, false, false]);
  });
});

describe('across a week that was compiled', () => {
  const SEMANA = '2026-11-09';
  const PESOS = 120;
  const deQuien = { parametros: { id_usuario: cobrador.uid } };
  const semana = async (historial: 'si' | 'no') => {
    const { cuerpo } = await invocar(cobrador, 'reporteSemana', {
      ...deQuien,
      consulta: { semana: SEMANA, historial },
    });
    return cuerpo.dias.map(({ total }) => total);
  };
  const marcada = () =>
    sala().espejo().documento(`reportes_semanales/${cobrador.uid}_${SEMANA}`)?.['por_recompilar'];
  /** A tap of that day on another client, as its phone kept it. */
  const capturado = (dia: string, secuencia: number) =>
    invocar(cobrador, 'registrarAbono', {
      cuerpo: {
        id_credito: sala().espejo().de('creditos')[secuencia - 1]?.id_credito,
        monto: PESOS,
        capturado_en: instanteLocal(fecha(dia), '11:30').toISOString(),
        dispositivo: 'tel-1',
        secuencia,
      },
      clave: dia,
    });
  const filaDe = async (dia: string) =>
    (await invocar(cobrador, 'reporteDia', { ...deQuien, consulta: { fecha: dia } })).cuerpo.historial_fecha;
  const tablero = async () => (await invocar(cobrador, 'dashboardPropio')).cuerpo;
  const cuadra = async () => {
    comprobarLibro(libro());
    await sinDiferencias(ahora);
  };

  it('within 72 h it is booked on its day, older it waits for a manager: the week says it at once and when compiled again; its cash is of the day on which it came', async () => {
    alas('2026-11-16', '00:15');
    await compilarReportes(ahora());
    expect([marcada(), await semana('no')]).toEqual([false, [0, 0, 0, 0, 0, 0, 0]]);

    alas('2026-11-18');
    const [sabado, domingo, lunes] = [
      await capturado('2026-11-14', 1),
      await capturado('2026-11-15', 2),
      await capturado('2026-11-16', 3),
    ];
    expect([sabado.estado, domingo.estado, lunes.estado]).toEqual([202, 200, 200]);
    expect([marcada(), await semana('no')]).toEqual([true, [0, 0, 0, 0, 0, 0, PESOS]]);
    expect(await filaDe('2026-11-15')).toMatchObject([{ llego_despues: '2026-11-18', monto_pagado: PESOS }]);
    expect(await filaDe('2026-11-16')).toMatchObject([{ llego_despues: '2026-11-18' }]);
    expect(await tablero()).toMatchObject({
      total_hoy: 0,
      efectivo_entregar: 2 * PESOS,
      llego_despues: 2 * PESOS,
      en_mano_por_aprobar: PESOS,
    });
    await cuadra();
    await recompilarReportes(ahora());
    expect([marcada(), await semana('no')]).toEqual([false, [0, 0, 0, 0, 0, 0, PESOS]]);

    await aprobar(gerente, sabado.cuerpo.id_solicitud);
    expect([marcada(), await semana('no')]).toEqual([true, [0, 0, 0, 0, 0, PESOS, PESOS]]);
    await recompilarReportes(ahora());
    expect([marcada(), await semana('no')]).toEqual([false, await semana('si')]);
    expect(await filaDe('2026-11-14')).toMatchObject([{ llego_despues: '2026-11-18' }]);
    expect(await tablero()).toMatchObject({
      total_hoy: 0,
      efectivo_entregar: 3 * PESOS,
      llego_despues: 3 * PESOS,
      en_mano_por_aprobar: 0,
    });
    await cuadra();
  });
});
