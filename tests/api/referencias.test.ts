// Other people to call about a client: given, asked to be changed, changed, copied and exported.
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { leerTodo } from '../setup/lista.ts';
import { leerLibro } from '../setup/libro.ts';
import type { Persona } from '../setup/mundo.ts';
import { leerRenglones } from '../setup/renglones.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

const ROSA = { nombre: 'Rosa Díaz', telefono: '6185550134', relacion: 'Aval' };
const LUIS = { nombre: 'Luis Cano', telefono: '6185550135', relacion: '' };
const NUEVO = {
  nombre: 'Ana Núñez',
  negocio: 'Abarrotes',
  direccion: 'Pino Suárez 214',
  telefono: '6181234567',
  monto_solicitado: 3000,
  dias_pago: 30,
};
const registrar = (quien: Persona, referencias: unknown) =>
  invocar(quien, 'registrarCliente', { cuerpo: { ...NUEVO, referencias } });

describe('references', () => {
  it('go from the form to the client, the loan that waits, the route, its detail and the Excel', async () => {
    const yo = await mundo.cobrador();
    const comoSeEscribe = { ...LUIS, telefono: '+52 618 555 0135' };
    const { id_credito } = (await registrar(yo, [ROSA, comoSeEscribe])).cuerpo;
    const referencias = [ROSA, LUIS];
    const { clientes, creditos } = await leerLibro(mundo.db, yo.uid);
    expect([clientes[0], creditos[0]]).toMatchObject([{ referencias }, { referencias }]);
    const esperan = await leerTodo(gerente, 'pendientesCreditos');
    expect(esperan.find((credito) => credito['id_credito'] === id_credito)).toMatchObject({ referencias });

    await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito } });
    const { cuerpo: detalle } = await invocar(yo, 'detalleCredito', { parametros: { id_credito } });
    expect(detalle).toMatchObject({ cliente: { referencias }, credito: { referencias } });
    const { cuerpo: ruta } = await invocar(yo, 'activosSinPagoHoy', { parametros: { id_usuario: yo.uid } });
    expect([...ruta.datos, ...ruta.inician_manana]).toMatchObject([{ id_credito, referencias }]);
    expect(await leerRenglones(gerente, { id_cobrador: yo.uid })).toMatchObject([{ referencias }]);
  });

  it('are carried along by a duplicate', async () => {
    const { cobrador, id_cliente, pedirCambios } = await escena(mundo, { persona: { nombre: 'Rosa Dos' } });
    const id = await pedirCambios({ referencias: [ROSA] });
    await invocar(gerente, 'aprobarEdicionCliente', { parametros: { id } });
    const cuerpo = { id_cliente_original: id_cliente, monto_solicitado: 1000, dias_pago: 30 };
    expect((await invocar(cobrador, 'duplicarCliente', { cuerpo })).estado).toBe(201);
    const { clientes } = await leerLibro(mundo.db, cobrador.uid);
    expect(clientes.map(({ referencias }) => referencias)).toEqual([[ROSA], [ROSA]]);
  });

  it('that nobody gave are none, and are named nowhere on the route', async () => {
    const { cobrador, id_credito, elCliente } = await escena(mundo);
    expect((await elCliente())?.referencias).toEqual([]);
    const { cuerpo } = await invocar(cobrador, 'detalleCredito', { parametros: { id_credito } });
    expect(cuerpo.cliente.referencias).toEqual([]);
    expect(cuerpo.credito).not.toHaveProperty('referencias');
  });

  const sin = (campo: keyof typeof ROSA) => ({ ...ROSA, [campo]: '' });
  it.each([
    ['a phone without a name', [sin('nombre')], 'referencias.0.nombre', 'El nombre es requerido'],
    [
      'a name without a phone, in the second line',
      [ROSA, sin('telefono')],
      'referencias.1.telefono',
      'Ingrese un número de teléfono válido de 10 dígitos',
    ],
    [
      'a phone of nine digits',
      [{ ...ROSA, telefono: '618555013' }],
      'referencias.0.telefono',
      'Ingrese un número de teléfono válido de 10 dígitos',
    ],
    [
      'a relation that is a story',
      [{ ...ROSA, relacion: 'x'.repeat(41) }],
      'referencias.0.relacion',
      'Escribe máximo 40 caracteres',
    ],
    ['more than three', [ROSA, ROSA, ROSA, ROSA], 'referencias', 'Escribe máximo 3 referencias'],
  ])('%s: 400 in its own field, and nobody is registered', async (_, referencias, campo, mensaje) => {
    const yo = await mundo.cobrador();
    const { estado, cuerpo } = await registrar(yo, referencias);
    expect([estado, cuerpo.detalles]).toEqual([400, [{ campo, mensaje }]]);
    expect((await leerLibro(mundo.db, yo.uid)).clientes).toEqual([]);
  });

  it('whose relation nobody said are whole', async () => {
    const yo = await mundo.cobrador();
    const { relacion: _, ...luis } = LUIS;
    expect((await registrar(yo, [luis])).estado).toBe(201);
    expect((await leerLibro(mundo.db, yo.uid)).clientes).toMatchObject([{ referencias: [LUIS] }]);
  });

  it('that were asked for are before and after on the request, and in the audit once approved', async () => {
    const { pedirCambios, elCliente, elCredito, libro } = await escena(mundo);
    const parametros = { id: await pedirCambios({ referencias: [ROSA] }) };
    expect((await libro()).solicitudes[0]?.datos).toMatchObject({
      antes: { referencias: [] },
      cambios: { referencias: [ROSA] },
    });
    const { visto } = (await invocar(gerente, 'vistoSolicitud', { parametros })).cuerpo;
    const { estado } = await invocar(gerente, 'aprobarEdicionCliente', { parametros, cuerpo: { visto } });
    expect(estado).toBe(200);
    expect([await elCliente(), await elCredito()]).toMatchObject([
      { referencias: [ROSA] },
      { referencias: [ROSA] },
    ]);
    expect((await libro()).bitacora).toContainEqual(
      expect.objectContaining({
        accion: 'clientes/solicitudes/editar/aprobar',
        antes: { referencias: [] },
        despues: { referencias: [ROSA] },
      }),
    );
  });

  it('of a record that is older than them are none; a manager gives one on what was read, and takes it away', async () => {
    const { id_cliente, id_credito, elCliente, cobrador, libro } = await escena(mundo);
    for (const ruta of [`clientes/${id_cliente}`, `creditos/${id_credito}`])
      await mundo.db.doc(ruta).update({ referencias: FieldValue.delete() });
    const parametros = { id_cliente };
    const leer = async () => (await invocar(gerente, 'vistoCliente', { parametros })).cuerpo.ficha;
    const editar = async (referencias: object[], visto: object) =>
      (await invocar(gerente, 'editarCliente', { parametros, cuerpo: { referencias, visto } })).estado;
    expect(await leerRenglones(gerente, { id_cobrador: cobrador.uid })).toMatchObject([{ referencias: [] }]);
    const antes = await leer();
    expect(antes.referencias).toEqual([]);
    const visto = { referencias: antes.referencias };
    expect(await editar([ROSA], visto)).toBe(200);
    expect(await editar([LUIS], visto)).toBe(409);
    expect((await elCliente())?.referencias).toEqual([ROSA]);
    const { bitacora } = await libro();
    expect(await editar([{ ...ROSA }], { referencias: [ROSA] })).toBe(200);
    expect((await libro()).bitacora).toHaveLength(bitacora.length);
    expect(await editar([], { referencias: [ROSA] })).toBe(200);
    expect((await elCliente())?.referencias).toEqual([]);
  });

  it('that somebody changed since an edit was asked for are said with the request, until they are back', async () => {
    const { pedirCambios, id_cliente, cobrador } = await escena(mundo);
    const id = await pedirCambios({ referencias: [ROSA] });
    const lista = async () => {
      const { cuerpo } = await invocar(cobrador, 'solicitudesEdicionCliente', {
        consulta: { estado: 'Pendiente' },
      });
      return cuerpo.datos.find((solicitud) => solicitud.id_solicitud === id);
    };
    const editar = (referencias: object[]) =>
      invocar(gerente, 'editarCliente', { parametros: { id_cliente }, cuerpo: { referencias } });
    await editar([LUIS]);
    expect(await lista()).toMatchObject({ antes: { referencias: [] }, actual: { referencias: [LUIS] } });
    await editar([]);
    expect(await lista()).not.toHaveProperty('actual');
  });
});
