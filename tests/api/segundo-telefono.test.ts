// A client's second phone, which few have: registered, found, asked to be changed, changed and exported.
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { leerLibro } from '../setup/libro.ts';
import { leerTodo } from '../setup/lista.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';
import { leerRenglones } from '../setup/renglones.ts';

const mundo = abrirMundo();
const SEGUNDO = '8119990000';
const gerente = await mundo.cuenta('gerente@leal.demo');

const NUEVO = {
  nombre: 'Ana Núñez',
  negocio: 'Abarrotes',
  direccion: 'Pino Suárez 214',
  telefono: '6181234567',
  monto_solicitado: 3000,
  dias_pago: 30,
};
const registrar = (quien: Persona, cuerpo: object) =>
  invocar(quien, 'registrarCliente', { cuerpo: { ...NUEVO, ...cuerpo } });
const susActivos = async ({ uid }: Persona, busqueda: string) =>
  (await leerTodo(gerente, 'clientesActivos', { consulta: { busqueda, limite: 100 } })).filter(
    ({ id_cobrador }) => id_cobrador === uid,
  );

describe('a second phone', () => {
  it('goes from the form to the client, the credit, the lists that find it, and both exports', async () => {
    const yo = await mundo.cobrador();
    const { id_credito } = (await registrar(yo, { segundo_telefono: SEGUNDO })).cuerpo;
    const { clientes, creditos } = await leerLibro(mundo.db, yo.uid);
    expect([clientes[0], creditos[0]]).toMatchObject([
      { telefono: '6181234567', segundo_telefono: SEGUNDO },
      { telefono: '6181234567', segundo_telefono: SEGUNDO },
    ]);
    await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito } });

    const { cuerpo: detalle } = await invocar(yo, 'detalleCredito', { parametros: { id_credito } });
    expect([detalle.cliente.segundo_telefono, detalle.credito.segundo_telefono]).toEqual([SEGUNDO, SEGUNDO]);
    for (const busqueda of ['8119990000', '9990', '0000 núñez', '6181234567'])
      expect(await susActivos(yo, busqueda)).toMatchObject([{ id_credito, segundo_telefono: SEGUNDO }]);
    expect(await susActivos(yo, '8119990001')).toEqual([]);
    for (const exportacion of ['clientes', 'fiscalizacion'])
      expect(await leerRenglones(gerente, { id_cobrador: yo.uid, exportacion })).toMatchObject([
        { telefono: '6181234567', segundo_telefono: SEGUNDO },
      ]);
  });

  it.each([
    ['is left out', {}],
    ['is blank', { segundo_telefono: '' }],
  ])('that %s is none', async (_, cuerpo) => {
    const yo = await mundo.cobrador();
    expect((await registrar(yo, cuerpo)).estado).toBe(201);
    const { clientes } = await leerLibro(mundo.db, yo.uid);
    expect(clientes).toMatchObject([{ telefono: '6181234567', segundo_telefono: '' }]);
  });

  it.each(['811999000', '81199900000', '811 999 000', 'ninguno'])('that is none, %j: 400', async (malo) => {
    const yo = await mundo.cobrador();
    const { estado, cuerpo } = await registrar(yo, { segundo_telefono: malo });
    const mensaje = 'Ingrese un número de teléfono válido de 10 dígitos';
    expect([estado, cuerpo.detalles]).toEqual([400, [{ campo: 'segundo_telefono', mensaje }]]);
    expect((await leerLibro(mundo.db, yo.uid)).clientes).toEqual([]);
  });

  it.each(['811 999 0000', '+52 1 811 999 0000', '\u2068044 811-999-0000\u2069'])(
    'as people write it, %j, is stored as ten digits, and found by what was typed',
    async (escrito) => {
      const yo = await mundo.cobrador();
      expect((await registrar(yo, { segundo_telefono: escrito })).estado).toBe(201);
      expect((await leerLibro(mundo.db, yo.uid)).clientes).toMatchObject([
        { segundo_telefono: '8119990000' },
      ]);
    },
  );

  it('that was asked for is before and after on its request, is found once approved, and stands in the audit', async () => {
    const { pedirCambios, elCliente, elCredito, libro, cobrador } = await escena(mundo);
    const id = await pedirCambios({ segundo_telefono: SEGUNDO });
    const parametros = { id };
    expect((await libro()).solicitudes[0]?.datos).toMatchObject({
      antes: { segundo_telefono: '' },
      cambios: { segundo_telefono: SEGUNDO },
    });
    const { cuerpo: aviso } = await invocar(gerente, 'vistoSolicitud', { parametros });
    const cuerpo = { visto: aviso.visto };
    expect((await invocar(gerente, 'aprobarEdicionCliente', { parametros, cuerpo })).estado).toBe(200);
    expect([await elCliente(), await elCredito()]).toMatchObject([
      { segundo_telefono: SEGUNDO },
      { segundo_telefono: SEGUNDO },
    ]);
    expect(await susActivos(cobrador, SEGUNDO)).toHaveLength(1);
    const anotado = (await libro()).bitacora.find(
      ({ accion, documento }) => accion.endsWith('/aprobar') && documento.startsWith('clientes/'),
    );
    expect(anotado).toMatchObject({
      antes: { segundo_telefono: '' },
      despues: { segundo_telefono: SEGUNDO },
    });
  });

  it('of a record that is older than the field is none; a manager gives it one, and takes it away', async () => {
    const { id_cliente, id_credito, elCliente, cobrador } = await escena(mundo);
    const alta = await elCliente();
    const sinEl = { segundo_telefono: FieldValue.delete() };
    await mundo.db.doc(`clientes/${id_cliente}`).update(sinEl);
    await mundo.db.doc(`creditos/${id_credito}`).update(sinEl);
    const parametros = { id_cliente };
    const leerFicha = async () => (await invocar(gerente, 'vistoCliente', { parametros })).cuerpo.ficha;
    expect((await leerFicha()).segundo_telefono).toBe('');
    expect((await leerRenglones(gerente, { id_cobrador: cobrador.uid }))[0]?.segundo_telefono).toBe('');

    const editar = async (segundo_telefono: string) => {
      const { segundo_telefono: antes } = await leerFicha();
      const cuerpo = { segundo_telefono, visto: { segundo_telefono: antes } };
      return (await invocar(gerente, 'editarCliente', { parametros, cuerpo })).estado;
    };
    expect(await editar(SEGUNDO)).toBe(200);
    expect(await susActivos(cobrador, SEGUNDO)).toHaveLength(1);
    expect(await editar('')).toBe(200);
    expect(await elCliente()).toMatchObject({ segundo_telefono: '', telefono: alta?.telefono });
    expect(await susActivos(cobrador, SEGUNDO)).toEqual([]);
  });
});
