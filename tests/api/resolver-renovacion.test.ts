// A renewal that a manager decides: the old credit settled, the new one started, and everything that hangs on both.
import { describe, expect, it } from 'vitest';
import { unaDeVeinte } from '../setup/de-veinte.ts';
import { escena, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { pagado } from '../setup/pagado.ts';
import { cerrar } from '../setup/tareas.ts';

const mundo = abrirMundo();
const HOY = '2026-11-18';
const gerente = await mundo.cuenta('gerente@leal.demo');

const aprobar = (id_solicitud: string, resto: Record<string, unknown> = {}) =>
  invocar(gerente, 'aprobarRenovacion', { cuerpo: { id_solicitud, ...resto } });
const rechazar = (id_solicitud: string, motivo_rechazo: string) =>
  invocar(gerente, 'rechazarRenovacion', {
    cuerpo: { id_solicitud, motivo_rechazo, id_gerente: gerente.uid },
  });
const ordenar = ({ cobrador }: Escena, ordenClientes: string[]) =>
  invocar(cobrador, 'guardarOrden', { cuerpo: { ordenClientes } });

describe('approved', () => {
  it('settles the old credit without cash and starts the new one today, in the same place of the route', async () => {
    const prestamo = await escena(mundo, pagado(2880));
    const { id_credito: viejo, libro, elCliente, cobrador } = prestamo;
    await ordenar(prestamo, [viejo]);
    const id = await prestamo.pedirRenovacion(4000, 40);
    const { estado, cuerpo } = await aprobar(id, { id_gerente: gerente.uid });
    expect(estado).toBe(200);
    const { id_credito: nuevo } = cuerpo;
    expect(cuerpo.solicitud).toMatchObject({
      estado: 'aprobada',
      id_credito_nuevo: nuevo,
      saldo_anterior: 720,
    });

    const { creditos, movimientos, ruta, dias, avisos } = await libro();
    expect(creditos.find((c) => c.id_credito === viejo)).toMatchObject({
      estado_credito: 'Renovado',
      saldo_centavos: 0,
      fecha_fin: HOY,
      id_credito_siguiente: nuevo,
      solicitud_renovacion: null,
    });
    expect(creditos.find((c) => c.id_credito === nuevo)).toMatchObject({
      estado_credito: 'Aprobado',
      fecha_inicio: HOY,
      fecha_ultima_gestion: HOY,
      fecha_vencimiento: '2026-12-28',
      monto_solicitado_centavos: 400_000,
      monto_total_centavos: 480_000,
      monto_entregado_centavos: 328_000,
      saldo_centavos: 480_000,
      id_credito_anterior: viejo,
      decision: { estado: 'Aprobado', id_gerente: gerente.uid },
    });
    const liquidacion = movimientos.find(({ tipo }) => tipo === 'liquidacion');
    expect(liquidacion).toMatchObject({ monto_centavos: 72_000, fecha: HOY, id_solicitud: id });
    expect(dias.find(({ fecha }) => fecha === HOY)).toMatchObject({
      cobrado_centavos: 0,
      efectivo_centavos: 0,
    });
    expect(ruta?.orden_clientes).toEqual([nuevo]);
    expect(await elCliente()).toMatchObject({
      id_credito_abierto: nuevo,
      id_credito_ultimo: nuevo,
      estado_lista: 'Pendiente',
    });
    expect(avisos).toMatchObject({ ultima_resolucion: { id, tipo: 'renovacion' } });

    const parametros = { id_usuario: cobrador.uid };
    const { inician_manana } = (await invocar(cobrador, 'activosSinPagoHoy', { parametros })).cuerpo;
    expect(inician_manana.map((c) => c.id_credito)).toEqual([nuevo]);
  });

  it('of a credit that is paid off hands out all of the new amount', async () => {
    const { pedirRenovacion, libro, id_credito } = await escena(mundo, pagado(3600));
    const { cuerpo } = await aprobar(await pedirRenovacion(1000, 30));
    const { creditos } = await libro();
    const estados = Object.fromEntries(creditos.map((c) => [c.id_credito, c.estado_credito]));
    expect(estados).toEqual({ [id_credito]: 'Renovado', [cuerpo.id_credito]: 'Aprobado' });
    expect(creditos.find((c) => c.id_credito === cuerpo.id_credito)?.monto_entregado_centavos).toBe(100_000);
  });

  it('for exactly the balance hands out nothing', async () => {
    const exacta = await escena(mundo, pagado(2880));
    const { cuerpo } = await aprobar(await exacta.pedirRenovacion(720, 30));
    const nuevo = (await exacta.libro()).creditos.find((c) => c.id_credito === cuerpo.id_credito);
    expect(nuevo?.monto_entregado_centavos).toBe(0);
  });

  it('a balance that has grown beyond the new amount: 422, nothing changed, and it may be rejected', async () => {
    const prestamo = await escena(mundo, pagado(2880));
    const id = await prestamo.pedirRenovacion(720, 30);
    const edicion = { estado: 'aprobada', monto_aprobado: 479.99 };
    const parametros = { id: prestamo.pago('13') };
    const directa = await invocar(gerente, 'resolverEdicionPago', { parametros, cuerpo: edicion });
    expect(directa.estado).toBe(200);
    const antes = await prestamo.libro();
    const { estado, cuerpo } = await aprobar(id);
    expect([estado, cuerpo.code]).toEqual([422, 'NO_ELEGIBLE']);
    expect(cuerpo.message).toContain('$720.01');
    expect(await prestamo.libro()).toEqual(antes);
    expect((await rechazar(id, 'Debe más')).estado).toBe(200);
  });

  it('a credit of which less than four fifths are paid now: 422, nothing changed, and it may be rejected', async () => {
    const prestamo = await escena(mundo, pagado(2880));
    const id = await prestamo.pedirRenovacion();
    const parametros = { id: await prestamo.pedirEliminacion('09') };
    await invocar(gerente, 'resolverEliminacionPago', { parametros, cuerpo: { estado: 'aprobada' } });
    const antes = await prestamo.libro();
    const { estado, cuerpo } = await aprobar(id);
    expect([estado, cuerpo.code, cuerpo.message]).toEqual([
      422,
      'NO_ELEGIBLE',
      'Se requiere al menos 80% pagado.',
    ]);
    expect(await prestamo.libro()).toEqual(antes);
    expect((await rechazar(id, 'Debe más')).estado).toBe(200);
  });

  it('it cannot be asked for again, and says why', async () => {
    const prestamo = await escena(mundo, pagado(2880));
    await aprobar(await prestamo.pedirRenovacion());
    const verificada = await invocar(prestamo.cobrador, 'verificarRenovacion', {
      parametros: { id_credito: prestamo.id_credito },
    });
    expect(verificada.cuerpo).toEqual({ elegible: false, estado: 'aprobada' });
    const otra = { id_credito_anterior: prestamo.id_credito, monto_solicitado: 4000, dias_pago: 40 };
    const { estado, cuerpo } = await invocar(prestamo.cobrador, 'solicitarRenovacion', { cuerpo: otra });
    expect([estado, cuerpo.code, cuerpo.message]).toEqual([
      422,
      'NO_ELEGIBLE',
      'El crédito ya fue renovado.',
    ]);
  });

  it.each(['multiple', 'edicion', 'eliminacion'] as const)(
    'waits while a request that moves the balance is open (%s): 409, and passes once it is decided',
    async (cual) => {
      const prestamo = await escena(mundo, pagado(2880));
      const id = await prestamo.pedirRenovacion();
      const pedir = {
        multiple: () => prestamo.pedirMultiple(720),
        edicion: () => prestamo.pedirEdicion('13', 500),
        eliminacion: () => prestamo.pedirEliminacion('13'),
      };
      const abierta = await pedir[cual]();
      const antes = await prestamo.libro();
      const { estado, cuerpo } = await aprobar(id);
      expect([estado, cuerpo.code]).toEqual([409, 'SOLICITUDES_ABIERTAS']);
      expect(await prestamo.libro()).toEqual(antes);
      const puerta = {
        multiple: 'resolverAbonosMultiples',
        edicion: 'resolverEdicionPago',
        eliminacion: 'resolverEliminacionPago',
      } as const;
      await invocar(gerente, puerta[cual], { parametros: { id: abierta }, cuerpo: { estado: 'rechazada' } });
      // A rejection leaves its cash in hand, and that still moves the balance.
      if (cual === 'multiple') await cerrar(prestamo, abierta, 'devuelto');
      expect((await aprobar(id)).estado).toBe(200);
      await prestamo.libro();
    },
  );

  it('an edit of the client that waits goes on waiting, on the new credit', async () => {
    const prestamo = await escena(mundo, pagado(2880));
    const edicion = await prestamo.pedirCambios({ nombre: 'Nombre Nuevo' });
    const { cuerpo } = await aprobar(await prestamo.pedirRenovacion());
    const { creditos } = await prestamo.libro();
    const abiertas = creditos.map((c) => [c.id_credito, c.solicitud_edicion_cliente]);
    expect(Object.fromEntries(abiertas)).toEqual({
      [prestamo.id_credito]: null,
      [cuerpo.id_credito]: edicion,
    });
    await invocar(gerente, 'aprobarEdicionCliente', { parametros: { id: edicion } });
    const nuevo = (await prestamo.libro()).creditos.find((c) => c.id_credito === cuerpo.id_credito);
    expect(nuevo).toMatchObject({ nombre: 'Nombre Nuevo', solicitud_edicion_cliente: null });
  });

  it('twenty times at once starts one credit', async () => {
    const { pedirRenovacion, libro } = await escena(mundo, pagado(2880));
    const id = await pedirRenovacion();
    await unaDeVeinte(() => aprobar(id));
    expect((await libro()).creditos).toHaveLength(2);
  });
});

describe('rejected', () => {
  it('with its reason, which the collector reads; the credit goes on', async () => {
    const { pedirRenovacion, libro } = await escena(mundo, pagado(2880));
    const { estado, cuerpo } = await rechazar(await pedirRenovacion(), ' Muchos atrasos ');
    expect([estado, cuerpo.solicitud.estado, cuerpo.solicitud.motivo_rechazo]).toEqual([
      200,
      'rechazada',
      'Muchos atrasos',
    ]);
    const { creditos } = await libro();
    expect(creditos).toHaveLength(1);
    expect(creditos[0]).toMatchObject({ estado_credito: 'Aprobado', solicitud_renovacion: null });
  });

  it.each(['', '   '])('not without one (%j): 400', async (motivo) => {
    const { pedirRenovacion } = await escena(mundo, pagado(2880));
    const { estado, cuerpo } = await rechazar(await pedirRenovacion(), motivo);
    expect([estado, cuerpo.detalles?.[0]?.campo]).toEqual([400, 'motivo_rechazo']);
  });
});
