// Cash of a task becomes a payment of its day: counted once, and back in the task when the payment is taken back.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { escena, escenaDe, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import {
  abonarDeTarea,
  ANTIER,
  aprobadaDeMenos,
  AYER,
  cerrar,
  enBitacora,
  enMano,
  NO,
  rechazada,
  tarea,
  tareas,
} from '../setup/tareas.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

describe('registered', () => {
  it('only payments made from the task lower it; the last one closes it', async () => {
    const { e, id } = await rechazada(mundo);
    expect(await cerrar(e, id, 'registrado')).toMatchObject(NO(422, 'NO_ELEGIBLE'));
    // The client's payment of the day is other cash.
    await e.abonar(0);
    await invocar(e.cobrador, 'registrarAbono', {
      cuerpo: { id_credito: e.id_credito, monto: 120, capturado_en: ANTIER },
    });
    expect((await cerrar(e, id, 'registrado')).cuerpo).toMatchObject({
      message: 'Faltan $720.00 por registrar desde esta tarea.',
    });
    expect((await abonarDeTarea(e, id, 240)).cuerpo).toMatchObject({ tipo: 'pago', yaRegistrado: false });
    expect(await tarea(e)).toMatchObject({ tarea: { monto: 720, registrado: 240, resta: 480 } });
    expect(await enMano(e)).toBe(480);
    const { movimientos } = await e.libro();
    expect(movimientos.find((movimiento) => movimiento.id_solicitud_tarea === id)).toMatchObject({
      id_movimiento: 'pago-2026-11-18',
      monto_centavos: 24_000,
    });
  });

  it('it closes at the last centavo; saying so again gets the same answer', async () => {
    const { e, id } = await aprobadaDeMenos(mundo, gerente);
    await abonarDeTarea(e, id, 155);
    expect([await tareas(e), await enMano(e)]).toEqual([[], 0]);
    const { estado, cuerpo } = await cerrar(e, id, 'registrado');
    expect(estado).toBe(200);
    expect(cuerpo.solicitud).toMatchObject({
      tarea: { registrado: 155, resta: 0 },
      tarea_hecha: { hecho: 'registrado' },
    });
    expect(await cerrar(e, id, 'devuelto')).toMatchObject(NO(409, 'YA_PROCESADA'));
    const [renglon] = (await enBitacora(e, 'abonos/registrar')).slice(-1);
    expect(renglon?.despues).toMatchObject({ id_solicitud_tarea: id, por_resolver_centavos: 0 });
  });

  it.each([
    ['a centavo more than remains', 155.01, {}, NO(422, 'NO_ELEGIBLE'), 'quedan $155.00'],
    ['a visit', 0, {}, NO(422, 'NO_ELEGIBLE'), 'cuánto'],
    ['six abonos', 720, {}, NO(422, 'NO_ELEGIBLE'), 'hasta 5 abonos'],
  ])('not by %s', async (_, monto, mas, no, texto) => {
    const { e, id } = await aprobadaDeMenos(mundo, gerente);
    const antes = await e.libro();
    const { estado, cuerpo } = await abonarDeTarea(e, id, monto, mas);
    expect({ estado, cuerpo }).toMatchObject(no);
    expect(cuerpo).toMatchObject({ message: expect.stringContaining(texto) as string });
    expect(await e.libro()).toEqual(antes);
  });

  it('on a day that has a payment it is that payment: already registered, and the task stays open', async () => {
    const { e, id } = await rechazada(mundo);
    await e.abonar(120);
    expect((await abonarDeTarea(e, id, 120)).cuerpo).toMatchObject({ yaRegistrado: true });
    expect(await tarea(e)).toMatchObject({ tarea: { registrado: 0, resta: 720 } });
    expect((await abonarDeTarea(e, id, 120, { capturado_en: AYER })).cuerpo).toMatchObject({
      yaRegistrado: false,
    });
    expect(await tarea(e)).toMatchObject({ tarea: { registrado: 120, resta: 600 } });
  });

  it('not while other cash of that credit waits for the manager', async () => {
    const { e, id } = await rechazada(mundo);
    await e.pedirMultiple(840);
    expect(await abonarDeTarea(e, id, 120)).toMatchObject(NO(409, 'SOLICITUD_PENDIENTE'));
    await e.libro();
  });

  it('only of one’s own task, of its credit, and of a request that left one', async () => {
    const [{ e, id }, otra] = [await rechazada(mundo), await escena(mundo)];
    expect(await abonarDeTarea(otra, id, 120)).toMatchObject(NO(403, 'PROHIBIDO'));
    expect(await abonarDeTarea(otra, 'no-existe', 120)).toMatchObject(NO(403, 'PROHIBIDO'));
    const conDos = await mundo.cobrador([{}, {}]);
    const ajena = await escenaDe(mundo, conDos).multipleRechazado('registrar');
    const deOtro = { id_credito: `${conDos.prefijo}-cre-2`, monto: 120, id_solicitud_tarea: ajena };
    expect(await invocar(conDos, 'registrarAbono', { cuerpo: deOtro })).toMatchObject(NO(422, 'NO_ELEGIBLE'));
    const pendiente = await otra.pedirMultiple(720);
    expect(await abonarDeTarea(otra, pendiente, 120)).toMatchObject(NO(422, 'NO_ELEGIBLE'));
    expect(await tarea(e)).toMatchObject({ tarea: { resta: 720 } });
  });

  it('twice at once it is one payment; if two days want the same rest, one gets it', async () => {
    const { e, id } = await rechazada(mundo);
    const veces = await Promise.all([1, 2, 3].map(() => abonarDeTarea(e, id, 300)));
    expect(veces.filter(({ cuerpo }) => cuerpo.yaRegistrado)).toHaveLength(2);
    expect(await tarea(e)).toMatchObject({ tarea: { registrado: 300, resta: 420 } });
    const dos = await aprobadaDeMenos(mundo, gerente);
    const dias = [{}, { capturado_en: ANTIER }];
    const pagos = await Promise.all(dias.map((dia) => abonarDeTarea(dos.e, dos.id, 100, dia)));
    expect(new Set(pagos.map(({ estado }) => estado))).toEqual(new Set([200, 422]));
    expect(await tarea(dos.e)).toMatchObject({ tarea: { registrado: 100, resta: 55 } });
    await dos.e.libro();
  });

  it('under the same key it is counted once', async () => {
    const { e, id } = await rechazada(mundo);
    const pedido = {
      cuerpo: { id_credito: e.id_credito, monto: 300, id_solicitud_tarea: id },
      clave: randomUUID(),
    };
    const respuesta = await invocar(e.cobrador, 'registrarAbono', pedido);
    expect((await invocar(e.cobrador, 'registrarAbono', pedido)).cuerpo).toEqual(respuesta.cuerpo);
    expect(await tarea(e)).toMatchObject({ tarea: { resta: 420 } });
  });
});

describe('a payment made from a task', () => {
  const editar = (e: Escena, monto_aprobado: number) =>
    invocar(gerente, 'resolverEdicionPago', {
      parametros: { id: e.pago('18') },
      cuerpo: { estado: 'aprobada', monto_aprobado, comentario: 'Se contó mal' },
    });

  it('when it is deleted, its cash goes back into the task, which is open again', async () => {
    const { e, id } = await aprobadaDeMenos(mundo, gerente);
    await abonarDeTarea(e, id, 155);
    const solicitud = await e.pedirEliminacion('18');
    await invocar(gerente, 'resolverEliminacionPago', {
      parametros: { id: solicitud },
      cuerpo: { estado: 'aprobada' },
    });
    expect(await tarea(e)).toMatchObject({ tarea: { registrado: 0, resta: 155 }, tarea_abierta: true });
    expect((await tarea(e)) ?? {}).not.toHaveProperty('tarea_hecha');
    const decisiones = await enBitacora(e, 'solicitudes/aprobar');
    const renglon = decisiones.find(({ documento }) => documento === `solicitudes/${solicitud}`);
    expect(renglon?.despues).toMatchObject({ id_solicitud_tarea: id, por_resolver_centavos: 15_500 });
    expect(renglon?.despues).not.toHaveProperty('efectivo_corregido');
    // The day is free again, and takes it as its second row.
    expect((await abonarDeTarea(e, id, 155)).cuerpo.id_pago).toBe(`${e.id_credito}.pago-2026-11-18-2`);
    expect(await tareas(e)).toEqual([]);
  });

  it('when it is lowered, the task grows; when it is raised, the task shrinks, never below zero', async () => {
    const { e, id } = await aprobadaDeMenos(mundo, gerente);
    await abonarDeTarea(e, id, 100);
    await editar(e, 60);
    expect(await tarea(e)).toMatchObject({ tarea: { registrado: 60, resta: 95 } });
    expect(await editar(e, 155.01)).toMatchObject(NO(422, 'NO_ELEGIBLE'));
    await editar(e, 155);
    expect([await tareas(e), await enMano(e)]).toEqual([[], 0]);
    await e.libro();
  });

  it('is marked in the history as a payment from a task', async () => {
    const { e, id } = await rechazada(mundo);
    await abonarDeTarea(e, id, 120);
    const { cuerpo } = await invocar(e.cobrador, 'historialAbonos', {
      parametros: { id_credito: e.id_credito },
    });
    expect(cuerpo.datos).toMatchObject([{ tipo: 'pago', monto: 120, de_tarea: true }]);
  });
});
