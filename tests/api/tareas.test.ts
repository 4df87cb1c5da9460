// A decision leaves cash in the collector's hands: it stays a task until all of it was registered from there or given back.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eliminarCliente } from '../setup/eliminar-cliente.ts';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { leerLibro } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { pagado } from '../setup/pagado.ts';
import {
  abonarDeTarea,
  aprobadaDeMenos,
  AYER,
  cerrar,
  enBitacora,
  enMano,
  NO,
  rechazada,
  resolverMultiple,
  tarea,
  tareas,
} from '../setup/tareas.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

describe('what a decision does not book', () => {
  it('is all cash of a rejection, or the rest of an approval of less: in hand, in the list and in the figure', async () => {
    const { e } = await rechazada(mundo, 'devolver');
    expect(await tareas(e)).toMatchObject([
      { estado: 'rechazada', tarea: { monto: 720, registrado: 0, devuelto: 0, resta: 720 } },
    ]);
    expect(await enMano(e)).toBe(720);
    const otra = await aprobadaDeMenos(mundo, gerente);
    expect(await tareas(otra.e)).toMatchObject([
      { estado: 'aprobada', efectivo: 'registrar', tarea: { monto: 155, resta: 155 }, tarea_abierta: true },
    ]);
    expect(await enMano(otra.e)).toBe(155);
    const { totales } = await otra.e.libro();
    expect(totales).toMatchObject({ en_mano_por_aprobar_centavos: 0, en_mano_por_resolver_centavos: 15_500 });
  });

  it('is nothing if all of it is approved, whatever is said of the cash', async () => {
    const { e, solicitud } = await aprobadaDeMenos(mundo, gerente, {
      monto_aprobado: 720,
      efectivo: 'registrar',
    });
    expect([solicitud.efectivo, solicitud.tarea, solicitud.tarea_abierta]).toEqual([null, undefined, false]);
    expect([await tareas(e), await enMano(e)]).toEqual([[], 0]);
  });

  it.each([
    ['rejected', { estado: 'rechazada' }, 72_000],
    ['approved for less', { estado: 'aprobada', monto_aprobado: 600 }, 12_000],
  ])('%s without a word goes back, and the audit says that nobody chose', async (_, cuerpo, centavos) => {
    const e = await escena(mundo);
    const id = await e.pedirMultiple(720);
    expect((await resolverMultiple(gerente, id, cuerpo)).cuerpo.solicitud).toMatchObject({
      efectivo: 'devolver',
    });
    const [renglon] = await enBitacora(
      e,
      `solicitudes/${cuerpo.estado === 'aprobada' ? 'aprobar' : 'rechazar'}`,
    );
    expect(renglon?.despues).toMatchObject({
      efectivo: 'devolver',
      efectivo_por_defecto: true,
      por_resolver_centavos: centavos,
    });
  });

  it('is not noted in the audit when somebody chose; and an approval of 0 is refused', async () => {
    const e = await escena(mundo);
    const id = await e.pedirMultiple(720);
    const nada = await resolverMultiple(gerente, id, {
      estado: 'aprobada',
      monto_aprobado: 0,
      efectivo: 'devolver',
    });
    expect(nada).toMatchObject(NO(400, 'DATOS_INVALIDOS'));
    await resolverMultiple(gerente, id, { estado: 'rechazada', efectivo: 'devolver' });
    const [renglon] = await enBitacora(e, 'solicitudes/rechazar');
    expect(renglon?.despues).not.toHaveProperty('efectivo_por_defecto');
  });
});

describe('given back', () => {
  it('is all that remains, once; against the manager’s word, the manager is told', async () => {
    const { e, id } = await rechazada(mundo, 'registrar');
    await abonarDeTarea(e, id, 300);
    const { cuerpo } = await cerrar(e, id, 'devuelto');
    expect(cuerpo.solicitud).toMatchObject({
      efectivo: 'registrar',
      tarea: { monto: 720, registrado: 300, devuelto: 420, resta: 0 },
      tarea_abierta: false,
      tarea_hecha: { hecho: 'devuelto' },
    });
    const consulta = { estado: 'rechazada', limite: 100 };
    const historia = (await invocar(gerente, 'solicitudesAbonosMultiples', { consulta })).cuerpo.datos;
    expect(historia.find((solicitud) => solicitud.id_solicitud === id)).toEqual(cuerpo.solicitud);
    expect((await enBitacora(e, 'abonos/tarea-multiple')).map(({ despues }) => despues)).toEqual([
      { hecho: 'devuelto', monto_centavos: 42_000, por_resolver_centavos: 0, contra_lo_pedido: true },
    ]);
    expect(await cerrar(e, id, 'devuelto')).toMatchObject(NO(409, 'YA_PROCESADA'));
    expect(await cerrar(e, id, 'registrado')).toMatchObject(NO(409, 'YA_PROCESADA'));
    expect(await abonarDeTarea(e, id, 120, { capturado_en: AYER })).toMatchObject(NO(409, 'YA_PROCESADA'));
  });

  it('of another amount than remains now does nothing: what was read is what is done', async () => {
    const { e, id } = await rechazada(mundo, 'devolver');
    const devolver = (monto_devuelto: number) =>
      invocar(e.cobrador, 'cerrarTareaMultiple', {
        parametros: { id },
        cuerpo: { hecho: 'devuelto', monto_devuelto },
        clave: randomUUID(),
      });
    await abonarDeTarea(e, id, 300);
    const { estado, cuerpo } = await devolver(720);
    expect([estado, cuerpo]).toMatchObject([
      422,
      { code: 'NO_ELEGIBLE', message: 'De este efectivo quedan ahora $420.00.' },
    ]);
    expect(await enMano(e)).toBe(420);
    expect((await devolver(420)).estado).toBe(200);
  });

  it('said twice at once is done once', async () => {
    const { e, id } = await rechazada(mundo, 'devolver');
    const respuestas = await Promise.all([1, 2, 3, 4].map(() => cerrar(e, id, 'devuelto')));
    const con = (estado: number) => respuestas.filter((respuesta) => respuesta.estado === estado).length;
    expect([con(200), con(409)]).toEqual([1, 3]);
    const [renglon, ...mas] = await enBitacora(e, 'abonos/tarea-multiple');
    expect([renglon?.despues?.['contra_lo_pedido'], mas]).toEqual([undefined, []]);
  });

  it('while a payment from it arrives, nothing is counted twice', async () => {
    const { e, id } = await rechazada(mundo, 'registrar');
    await Promise.all([abonarDeTarea(e, id, 300), cerrar(e, id, 'devuelto')]);
    // The first one wins, the other gets the rest: 300 and 420, or 720 and nothing.
    const { solicitudes, totales } = await e.libro();
    expect(solicitudes[0]?.datos).toMatchObject({ tarea: { hecho: 'devuelto' } });
    expect(totales.en_mano_por_resolver_centavos).toBe(0);
  });

  it('is nobody’s task while the request waits, nor that of another collector', async () => {
    const e = await escena(mundo);
    const id = await e.pedirMultiple(720);
    expect(await tareas(e)).toEqual([]);
    const antes = await leerLibro(mundo.db, e.cobrador.uid);
    expect(await cerrar(e, id, 'devuelto')).toMatchObject(NO(422, 'NO_ELEGIBLE'));
    const otra = await escena(mundo);
    expect((await cerrar(otra, id, 'devuelto')).estado).toBe(403);
    expect((await cerrar(otra, 'no-existe', 'devuelto')).estado).toBe(403);
    expect((await cerrar(e, id, 'gastado')).estado).toBe(400);
    expect(await leerLibro(mundo.db, e.cobrador.uid)).toEqual(antes);
  });
});

describe('while a task is open', () => {
  const MENSAJE = / tiene \$720\.00 de este cliente por devolver o registrar\. Primero eso\.$/;

  it('its client is not deleted; after it, yes', async () => {
    const { e, id } = await rechazada(mundo, 'devolver');
    const eliminar = () => eliminarCliente(gerente, e.id_cliente);
    const { estado, cuerpo } = await eliminar();
    expect([estado, cuerpo]).toMatchObject([409, { code: 'SOLICITUDES_ABIERTAS' }]);
    expect(cuerpo).toMatchObject({ message: expect.stringMatching(MENSAJE) as string });
    await cerrar(e, id, 'devuelto');
    expect((await eliminar()).estado).toBe(204);
    await e.libro();
  });

  it('its credit is not renewed; after it, yes', async () => {
    const e = await escena(mundo, pagado(2880));
    const renovacion = await e.pedirRenovacion();
    const id = await e.multipleRechazado('devolver');
    const aprobar = () =>
      invocar(gerente, 'aprobarRenovacion', { cuerpo: { id_solicitud: renovacion }, clave: randomUUID() });
    expect(await aprobar()).toMatchObject(NO(409, 'SOLICITUDES_ABIERTAS'));
    await cerrar(e, id, 'devuelto');
    expect((await aprobar()).estado).toBe(200);
    await e.libro();
  });

  it('its credit may be paid off by other cash: then it can only be given back', async () => {
    const e = await escena(mundo, pagado(2880));
    const id = await e.multipleRechazado('registrar');
    await resolverMultiple(gerente, await e.pedirMultiple(720), { estado: 'aprobada' });
    expect(await abonarDeTarea(e, id, 120, { capturado_en: AYER })).toMatchObject(
      NO(422, 'CREDITO_NO_ACTIVO'),
    );
    expect(await tarea(e)).toMatchObject({ tarea: { resta: 720 } });
    expect((await cerrar(e, id, 'devuelto')).estado).toBe(200);
    await e.libro();
  });

  it('its collector who is turned off leaves it behind, and the answer says how much', async () => {
    const { e } = await rechazada(mundo, 'registrar');
    const { cuerpo } = await e.apagar();
    expect(cuerpo.cartera).toMatchObject({ en_mano_por_aprobar: 0, en_mano_por_resolver: 720 });
  });
});
