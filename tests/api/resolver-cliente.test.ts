// A manager's decisions about the edit of a client, and the copies that change with it.
import { describe, expect, it } from 'vitest';
import { unaDeVeinte } from '../setup/de-veinte.ts';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

const aprobar = (id: string, cuerpo?: unknown) =>
  invocar(gerente, 'aprobarEdicionCliente', { parametros: { id }, ...(cuerpo !== undefined && { cuerpo }) });
const rechazar = (id: string) => invocar(gerente, 'rechazarEdicionCliente', { parametros: { id } });

describe('approved', () => {
  it('a new name changes slug, search, the copy in the credit and the open requests at once', async () => {
    const { pedirCambios, pedirMultiple, libro, id_credito } = await escena(mundo);
    const multiple = await pedirMultiple();
    const id = await pedirCambios({ nombre: 'José Ñúñez', telefono: '6181234567' });
    const { estado, cuerpo } = await aprobar(id);
    expect([estado, cuerpo.solicitud.estado, cuerpo.solicitud.gerente_responde]).toEqual([
      200,
      'Aprobada',
      gerente.uid,
    ]);
    expect(cuerpo.solicitud.fecha_resolucion).not.toBeNull();
    const { clientes, creditos, solicitudes, avisos, bitacora } = await libro();
    expect(clientes[0]).toMatchObject({ nombre: 'José Ñúñez', slug: 'jose-nunez', telefono: '6181234567' });
    expect(clientes[0]?.busca).toMatchObject({ jose: true, nunez: true, '4567': true });
    expect(clientes[0]?.busca).not.toHaveProperty('cliente');
    expect(creditos[0]).toMatchObject({
      id_credito,
      nombre: 'José Ñúñez',
      slug: 'jose-nunez',
      telefono: '6181234567',
      solicitud_edicion_cliente: null,
    });
    expect(solicitudes.find((solicitud) => solicitud.id_solicitud === multiple)?.nombre_cliente).toBe(
      'José Ñúñez',
    );
    expect(avisos.ultima_resolucion).toMatchObject({
      id,
      tipo: 'edicion_cliente',
      nombre_cliente: 'José Ñúñez',
    });
    expect(bitacora.filter(({ accion }) => accion === 'clientes/solicitudes/editar/aprobar')).toMatchObject([
      { documento: `clientes/${clientes[0]?.id_cliente}` },
    ]);
  });

  it('a request in free text is only closed', async () => {
    const { pedirCambios, libro } = await escena(mundo);
    const id = await pedirCambios();
    const antes = (await libro()).clientes;
    expect((await aprobar(id, { comentario: 'Ya lo cambié' })).estado).toBe(200);
    const { clientes, solicitudes, creditos } = await libro();
    expect(clientes).toEqual(antes);
    expect(solicitudes[0]).toMatchObject({ estado: 'aprobada', comentario: 'Ya lo cambié' });
    expect(creditos[0]?.solicitud_edicion_cliente).toBeNull();
  });

  it('another term plans the credit again', async () => {
    const { pedirCambios, elCredito } = await escena(mundo);
    await aprobar(await pedirCambios({ dias_pago: 60 }));
    expect(await elCredito()).toMatchObject({
      dias_pago: 60,
      interes: 30,
      monto_total_centavos: 390_000,
      monto_diario_centavos: 6500,
      saldo_centavos: 390_000,
    });
  });

  it('a term that could be changed when it was asked for and cannot now: 422; it may be rejected', async () => {
    const { pedirCambios, abonar, libro } = await escena(mundo);
    const id = await pedirCambios({ dias_pago: 60 });
    await abonar(120);
    const antes = await libro();
    const { estado, cuerpo } = await aprobar(id);
    expect([estado, cuerpo.code]).toEqual([422, 'PLAZO_NO_EDITABLE']);
    expect(await libro()).toEqual(antes);
    expect((await rechazar(id)).cuerpo.solicitud.estado).toBe('Rechazada');
  });

  it('the same term on a credit with payments is no change, and passes', async () => {
    const { pedirCambios, elCredito } = await escena(mundo, pagado(240));
    expect((await aprobar(await pedirCambios({ dias_pago: 30, calle: 'Hidalgo' }))).estado).toBe(200);
    expect((await elCredito())?.dias_pago).toBe(30);
  });

  it('the manager sees what has changed of the client since it was asked for', async () => {
    const { pedirCambios, id_cliente, cobrador } = await escena(mundo);
    const id = await pedirCambios({ negocio: 'Tortillería Lupita', calle: 'Hidalgo' });
    const lista = async () => {
      const { cuerpo } = await invocar(cobrador, 'solicitudesEdicionCliente', {
        consulta: { estado: 'Pendiente' },
      });
      return cuerpo.datos.find((solicitud) => solicitud.id_solicitud === id);
    };
    expect(await lista()).not.toHaveProperty('actual');
    const cuerpo = { negocio: 'Papelería El Lápiz' };
    await invocar(gerente, 'editarCliente', { parametros: { id_cliente }, cuerpo });
    expect(await lista()).toMatchObject({
      antes: { negocio: 'Abarrotes La Esperanza' },
      actual: { negocio: 'Papelería El Lápiz' },
    });
    // Once it is back at its old value, it is no longer shown as changed.
    const comoAntes = { negocio: 'Abarrotes La Esperanza' };
    await invocar(gerente, 'editarCliente', { parametros: { id_cliente }, cuerpo: comoAntes });
    expect(await lista()).not.toHaveProperty('actual');
  });
});

describe('rejected', () => {
  it('changes nothing of the client, and another may be asked for', async () => {
    const { pedirCambios, libro } = await escena(mundo);
    const id = await pedirCambios({ nombre: 'Otro Nombre' });
    const { clientes: antes } = await libro();
    expect((await rechazar(id)).cuerpo.solicitud.estado).toBe('Rechazada');
    const { clientes, avisos } = await libro();
    expect(clientes).toEqual(antes);
    expect(avisos.ultima_resolucion).toMatchObject({ id, estado: 'rechazada' });
    expect(await pedirCambios({ nombre: 'Otro Nombre' })).not.toBe(id);
  });

  it('of twenty decisions at once one takes effect', async () => {
    const { pedirCambios, libro } = await escena(mundo);
    const id = await pedirCambios({ nombre: 'Otro Nombre' });
    await unaDeVeinte((i) => (i % 2 === 0 ? aprobar(id) : rechazar(id)));
    const { clientes, solicitudes } = await libro();
    expect(clientes[0]?.nombre === 'Otro Nombre').toBe(solicitudes[0]?.estado === 'aprobada');
  });
});
