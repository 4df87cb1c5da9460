// A manager approves the edit of a client with what they write themselves: of a request that gives only its reason, or
// instead of what was asked for.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { llamarCallable } from '../setup/callable.ts';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';

const mundo = abrirMundo();
const [gerente, otro] = await Promise.all([mundo.cuenta('gerente@leal.demo'), mundo.gerente()]);

const VIEJO = '6185550101';
const CON_TELEFONO = { persona: { telefono: VIEJO } };
const NUEVO = '6187654321';
const ROSA = { nombre: 'Rosa Díaz', telefono: '6185550134', relacion: 'Aval' };
const aprobar = (id: string, cuerpo: object, quien = gerente) =>
  invocar(quien, 'aprobarEdicionCliente', { parametros: { id }, cuerpo });
const fichaDe = async (id_cliente: string) =>
  (await invocar(gerente, 'vistoCliente', { parametros: { id_cliente } })).cuerpo.ficha;

describe('approved with what the manager wrote', () => {
  it('a request that gives only its reason changes the client, tells its collector, and is audited as what it did', async () => {
    const { pedirCambios, id_cliente, elCliente, elCredito, libro } = await escena(mundo, CON_TELEFONO);
    const id = await pedirCambios();
    const visto = { cambios: null, actuales: await fichaDe(id_cliente) };
    const cambios = { telefono: NUEVO, dias_pago: 60, referencias: [ROSA] };
    const { estado, cuerpo } = await aprobar(id, { cambios, visto, comentario: 'Ya quedó' });
    expect([estado, cuerpo.solicitud]).toMatchObject([
      200,
      { estado: 'Aprobada', cambios_json: null, aplicados: cambios, comentario: 'Ya quedó' },
    ]);
    expect(await elCliente()).toMatchObject({ telefono: NUEVO, referencias: [ROSA] });
    expect(await elCredito()).toMatchObject({
      telefono: NUEVO,
      dias_pago: 60,
      monto_total_centavos: 390_000,
      solicitud_edicion_cliente: null,
    });
    const { avisos, bitacora, solicitudes } = await libro();
    expect(avisos.ultima_resolucion).toMatchObject({ id, estado: 'aprobada', con_otros_datos: true });
    expect(solicitudes[0]).toMatchObject({ telefono: NUEVO, datos: { cambios: null, aplicados: cambios } });
    const antes = { telefono: VIEJO, dias_pago: 30, referencias: [] };
    const anotadas = bitacora.filter(({ accion }) => accion === 'solicitudes/aprobar');
    expect(anotadas).toMatchObject([{ antes, despues: { estado: 'aprobada', ...cambios } }]);
    expect(anotadas[0]).not.toHaveProperty('sin_visto');
    const delCliente = bitacora.filter(({ accion }) => accion === 'clientes/solicitudes/editar/aprobar');
    expect(delCliente).toMatchObject([{ documento: `clientes/${id_cliente}`, antes }]);
  });

  it('instead of what was asked for: only that is done, and only what differs is said', async () => {
    const { pedirCambios, elCliente, libro } = await escena(mundo);
    const id = await pedirCambios({ telefono: NUEVO, calle: 'Hidalgo' });
    const cambios = { telefono: '6180000000', negocio: 'Abarrotes La Esperanza' };
    const { cuerpo } = await aprobar(id, { cambios });
    const aplicados = { telefono: '6180000000' };
    expect(cuerpo.solicitud.aplicados).toEqual(aplicados);
    expect(await elCliente()).toMatchObject({ telefono: '6180000000', calle: 'Pino Suárez' });
    const { despues } = (await libro()).bitacora.find(({ accion }) => accion === 'solicitudes/aprobar') ?? {};
    expect(despues).toEqual({ estado: 'aprobada', comentario: '', ...aplicados });
  });

  it('as it was asked for, it is told as any other', async () => {
    const { pedirCambios, libro } = await escena(mundo);
    const cambios = { telefono: NUEVO };
    const { cuerpo } = await aprobar(await pedirCambios(cambios), { cambios });
    expect(cuerpo.solicitud).not.toHaveProperty('aplicados');
    expect((await libro()).avisos.ultima_resolucion).not.toHaveProperty('con_otros_datos');
  });

  it('the next decision does not say it any more', async () => {
    const { pedirCambios, libro } = await escena(mundo);
    await aprobar(await pedirCambios(), { cambios: { telefono: NUEVO } });
    await aprobar(await pedirCambios({ calle: 'Hidalgo' }), {});
    expect((await libro()).avisos.ultima_resolucion).not.toHaveProperty('con_otros_datos');
  });

  it('by its callable too; a rejection takes nothing of it', async () => {
    const { pedirCambios, elCliente } = await escena(mundo, CON_TELEFONO);
    const decidir = (id: string, decision: string) =>
      llamarCallable(mundo, gerente.token, 'resolverSolicitud', {
        id,
        decision,
        cambios: { telefono: NUEVO },
        ...(decision === 'rechazar' && { visto: { cambios: null, actuales: null } }),
      });
    expect((await decidir(await pedirCambios(), 'rechazar')).result).toMatchObject({
      solicitud: { estado: 'Rechazada' },
    });
    expect((await elCliente())?.telefono).toBe(VIEJO);
    expect((await decidir(await pedirCambios(), 'aprobar')).result).toMatchObject({
      solicitud: { estado: 'Aprobada', aplicados: { telefono: NUEVO } },
    });
    expect((await elCliente())?.telefono).toBe(NUEVO);
  });
});

describe('refused, and nothing changes', () => {
  it.each([
    ['nothing typed', {}, 'cambios', 'No cambia ningún dato'],
    ['what stands already', { calle: 'Pino Suárez' }, 'cambios', 'No cambia ningún dato'],
    ['a blank name', { nombre: ' ' }, 'cambios.nombre', 'El nombre es requerido'],
    [
      'a phone of nine digits',
      { telefono: '618765432' },
      'cambios.telefono',
      'Ingrese un número de teléfono válido de 10 dígitos',
    ],
    [
      'half a reference',
      { referencias: [{ ...ROSA, nombre: '' }] },
      'cambios.referencias.0.nombre',
      'El nombre es requerido',
    ],
  ])('%s: 400 in its own field', async (_, cambios, campo, mensaje) => {
    const { pedirCambios, libro } = await escena(mundo);
    const id = await pedirCambios();
    const antes = await libro();
    const { estado, cuerpo } = await aprobar(id, { cambios });
    expect([estado, cuerpo.code, cuerpo.detalles]).toEqual([400, 'DATOS_INVALIDOS', [{ campo, mensaje }]]);
    expect(await libro()).toEqual(antes);
  });

  it('a term that payments hold fast: 422', async () => {
    const { pedirCambios, abonar, libro } = await escena(mundo);
    const id = await pedirCambios();
    await abonar(120);
    const antes = await libro();
    const { estado, cuerpo } = await aprobar(id, { cambios: { dias_pago: 60 } });
    expect([estado, cuerpo.code]).toEqual([422, 'PLAZO_NO_EDITABLE']);
    expect(await libro()).toEqual(antes);
  });

  it('a field that somebody changed since it was read: 409 with what stands; others that were read do not matter', async () => {
    const { pedirCambios, id_cliente, elCliente, libro } = await escena(mundo);
    const id = await pedirCambios();
    const leida = { cambios: null, actuales: await fichaDe(id_cliente) };
    const cuerpo = { telefono: '6181112233' };
    await invocar(otro, 'editarCliente', { parametros: { id_cliente }, cuerpo });
    const antes = await libro();
    const tarde = await aprobar(id, { cambios: { telefono: NUEVO }, visto: leida });
    expect([tarde.estado, tarde.cuerpo]).toMatchObject([
      409,
      { code: 'CAMBIO_MIENTRAS', actual: { cambios: null, actuales: { telefono: '6181112233' } } },
    ]);
    expect(await libro()).toEqual(antes);
    expect((await aprobar(id, { cambios: { negocio: 'Tacos' }, visto: leida })).estado).toBe(200);
    expect(await elCliente()).toMatchObject({ negocio: 'Tacos', telefono: '6181112233' });
  });

  it('a field that nobody read: 409 as well', async () => {
    const { pedirCambios, libro } = await escena(mundo);
    const id = await pedirCambios();
    const antes = await libro();
    const visto = { cambios: null, actuales: null };
    const { cuerpo } = await aprobar(id, { cambios: { telefono: NUEVO }, visto });
    expect(cuerpo.code).toBe('CAMBIO_MIENTRAS');
    expect(await libro()).toEqual(antes);
  });

  it('of two managers one is done: the second has nothing left to decide', async () => {
    const { pedirCambios, elCliente, libro } = await escena(mundo);
    const id = await pedirCambios();
    const respuestas = await Promise.all([
      aprobar(id, { cambios: { telefono: NUEVO } }),
      aprobar(id, { cambios: { telefono: '6180000000' } }, otro),
    ]);
    expect(respuestas.map(({ estado }) => estado).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(respuestas.find(({ estado }) => estado === 409)?.cuerpo.code).toBe('YA_PROCESADA');
    const [solicitud] = (await libro()).solicitudes;
    expect(solicitud?.datos).toMatchObject({ aplicados: { telefono: (await elCliente())?.telefono } });
  });

  it('a deleted client: 422 in words', async () => {
    const { pedirCambios, id_cliente } = await escena(mundo);
    const id = await pedirCambios();
    await mundo.db.doc(`clientes/${id_cliente}`).update({ eliminado: true });
    const { estado, cuerpo } = await aprobar(id, { cambios: { telefono: NUEVO } });
    expect([estado, cuerpo.code]).toEqual([422, 'NO_ELEGIBLE']);
  });

  it('written changes with a rejection: 400', async () => {
    const { pedirCambios } = await escena(mundo);
    const parametros = { id: await pedirCambios() };
    const cuerpo = { cambios: { telefono: NUEVO } };
    expect((await invocar(gerente, 'rechazarEdicionCliente', { parametros, cuerpo })).estado).toBe(400);
  });
});

describe('what the question says of a term that is asked for', () => {
  const leido = async (id: string) =>
    (await invocar(gerente, 'vistoSolicitud', { parametros: { id } })).cuerpo as { plazo_fijo?: string };
  const casos = [
    ['another one, and nothing was paid', { dias_pago: 60 }, 0, undefined],
    ['another one, and somebody has paid by the old one since', { dias_pago: 60 }, 120, 'PLAZO_NO_EDITABLE'],
    ['the same one', { dias_pago: 30, telefono: NUEVO }, 120, undefined],
    ['none', { telefono: NUEVO }, 120, undefined],
  ] as const;

  it.each(casos)('%s: as its approval answers', async (_, cambios, pagado, porque) => {
    const { pedirCambios, abonar } = await escena(mundo);
    const id = await pedirCambios(cambios);
    if (pagado > 0) await abonar(pagado);
    expect((await leido(id)).plazo_fijo).toBe(porque);
    const { estado, cuerpo } = await aprobar(id, {});
    expect([estado, (cuerpo as { code?: string }).code]).toEqual(porque ? [422, porque] : [200, undefined]);
  });
});
