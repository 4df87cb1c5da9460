// A manager's decisions about a payment: another amount, no payment at all, and a direct edit that nobody asked for.
import { describe, expect, it } from 'vitest';
import { unaDeVeinte } from '../setup/de-veinte.ts';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
const HOY = '2026-11-18';
const gerente = await mundo.cuenta('gerente@leal.demo');

type Cuerpo = Record<string, unknown>;
const APROBADA = { estado: 'aprobada' };
const RECHAZADA = { estado: 'rechazada' };
const editar = (id: string, cuerpo: Cuerpo) =>
  invocar(gerente, 'resolverEdicionPago', { parametros: { id }, cuerpo });
const eliminar = (id: string, cuerpo: Cuerpo) =>
  invocar(gerente, 'resolverEliminacionPago', { parametros: { id }, cuerpo });
/** Three payments of 600: another 600 on one day would still be within five abonos. */
const TRES = pagado(1800);

describe('the edit of a payment', () => {
  it('approved, the row takes the amount asked for and keeps the earlier one', async () => {
    const { pedirEdicion, libro, id_credito } = await escena(mundo, TRES);
    const id = await pedirEdicion('11', 500.5);
    const { estado, cuerpo } = await editar(id, { ...APROBADA, comentario: 'Va' });
    expect([estado, cuerpo.solicitud]).toMatchObject([
      200,
      { estado: 'aprobada', monto_pagado: 600, monto_nuevo: 500.5, monto_aprobado: 500.5, comentario: 'Va' },
    ]);
    const { movimientos, creditos, dias, bitacora } = await libro();
    expect(movimientos.find(({ fecha }) => fecha === '2026-11-11')).toMatchObject({
      monto_centavos: 50_050,
      abonos: 5,
      descripcion: 'Pago registrado (modificado por gerente)',
      solicitud_abierta: null,
      ediciones: [
        {
          por: gerente.uid,
          monto_anterior_centavos: 60_000,
          monto_nuevo_centavos: 50_050,
          motivo: 'Se capturó mal',
        },
      ],
    });
    expect(creditos[0]?.total_pagado_centavos).toBe(170_050);
    const dia = dias.find(({ fecha }) => fecha === '2026-11-11');
    expect(dia?.filas[`${id_credito}_pago-2026-11-11`]?.monto_centavos).toBe(50_050);
    expect(bitacora.find(({ accion }) => accion === 'solicitudes/aprobar')).toMatchObject({
      documento: `solicitudes/${id}`,
      antes: { monto_centavos: 60_000, saldo_centavos: 180_000 },
      despues: { monto_centavos: 50_050, saldo_centavos: 189_950 },
    });
  });

  it('the manager may say another amount', async () => {
    const { pedirEdicion, elCredito } = await escena(mundo, TRES);
    const { cuerpo } = await editar(await pedirEdicion('11', 500), { ...APROBADA, monto_aprobado: 550 });
    expect(cuerpo.solicitud).toMatchObject({ monto_nuevo: 500, monto_aprobado: 550 });
    expect((await elCredito())?.total_pagado_centavos).toBe(175_000);
  });

  it.each([0, -5])('%d is none: Monto inválido', async (monto_aprobado) => {
    const { pedirEdicion } = await escena(mundo, TRES);
    const { estado, cuerpo } = await editar(await pedirEdicion('11', 500), { ...APROBADA, monto_aprobado });
    expect([estado, cuerpo.detalles?.[0]?.mensaje]).toEqual([400, 'Monto inválido']);
  });

  it('up to the exact balance it passes, beyond that it is refused', async () => {
    const { pedirEdicion, elCredito, elCliente, libro } = await escena(mundo, TRES);
    const id = await pedirEdicion('11', 700);
    const antes = await libro();
    const { estado, cuerpo } = await editar(id, { ...APROBADA, monto_aprobado: 2400.01 });
    expect([estado, cuerpo.code]).toEqual([422, 'MONTO_EXCEDE_SALDO']);
    expect(cuerpo.message).toContain('$2,400.00');
    expect(await libro()).toEqual(antes);
    expect((await editar(id, { ...APROBADA, monto_aprobado: 2400 })).estado).toBe(200);
    expect(await elCredito()).toMatchObject({ estado_credito: 'Finalizado', saldo_centavos: 0 });
    expect(await elCliente()).toMatchObject({ id_credito_abierto: null, estado_lista: 'Finalizado' });
  });

  it('of a credit that was paid off opens it again, with its client', async () => {
    const { pedirEdicion, elCredito, elCliente, id_credito, enLaRuta } = await escena(mundo, pagado(3600));
    expect(await elCliente()).toMatchObject({ id_credito_abierto: null });
    await editar(await pedirEdicion('14', 599.99), APROBADA);
    expect(await elCredito()).toMatchObject({
      estado_credito: 'Aprobado',
      saldo_centavos: 1,
      fecha_fin: null,
    });
    expect(await elCliente()).toMatchObject({ id_credito_abierto: id_credito, estado_lista: 'Pendiente' });
    expect(await enLaRuta()).toEqual([id_credito]);
  });

  it('rejected changes nothing, and another may be asked for', async () => {
    const { pedirEdicion, libro, pedirEliminacion } = await escena(mundo, TRES);
    const { movimientos: antes } = await libro();
    const { cuerpo } = await editar(await pedirEdicion('11', 500), { ...RECHAZADA, comentario: 'No' });
    expect(cuerpo.solicitud).toMatchObject({ estado: 'rechazada', monto_aprobado: null, comentario: 'No' });
    expect((await libro()).movimientos).toEqual(antes);
    expect(await pedirEliminacion('11')).toMatch(/\w/);
  });

  it.each(['Renovado', 'Cancelado'])(
    'on a credit that is %s it can only be rejected',
    async (estado_credito) => {
      const { pedirEdicion, id_credito } = await escena(mundo, TRES);
      const id = await pedirEdicion('11', 500);
      await mundo.db.doc(`creditos/${id_credito}`).update({ estado_credito });
      const { estado, cuerpo } = await editar(id, APROBADA);
      expect([estado, cuerpo.code]).toEqual([422, 'CREDITO_NO_ACTIVO']);
      expect((await editar(id, RECHAZADA)).estado).toBe(200);
    },
  );
});

describe('the deletion of a payment', () => {
  it('approved, the row stays and counts nowhere; of today it brings the card back', async () => {
    const prestamo = await escena(mundo);
    await prestamo.atrasar();
    await prestamo.abonar(240);
    expect(await prestamo.enLaRuta()).toEqual([]);
    const id = await prestamo.pedirEliminacion('18');
    const { cuerpo } = await eliminar(id, APROBADA);
    expect(cuerpo.solicitud).toMatchObject({ estado: 'aprobada', monto_pago: 240 });
    const { movimientos, creditos, dias, avisos } = await prestamo.libro();
    expect(movimientos.find(({ tipo }) => tipo === 'pago')).toMatchObject({
      monto_centavos: 24_000,
      eliminado: { por: gerente.uid, motivo: 'Era de otro cliente', id_solicitud: id },
      solicitud_abierta: null,
    });
    // A late day that the payment had cancelled stays cancelled.
    expect(creditos[0]).toMatchObject({ total_pagado_centavos: 0, num_pagos: 0, atrasos: 0 });
    expect(dias.find(({ fecha }) => fecha === HOY)?.filas).toEqual({});
    expect(avisos.ruta).toBeGreaterThan(0);
    expect(await prestamo.enLaRuta()).toEqual([prestamo.id_credito]);
    expect(await prestamo.abonar(120)).toMatchObject({
      yaRegistrado: false,
      id_pago: `${prestamo.pago('18')}-2`,
    });
  });

  it('of a credit that was paid off opens it again; while another credit is open it cannot', async () => {
    const { pedirEliminacion, elCredito, elCliente, id_credito, id_cliente } = await escena(
      mundo,
      pagado(3600),
    );
    const id = await pedirEliminacion('14');
    const cliente = mundo.db.doc(`clientes/${id_cliente}`);
    await cliente.update({ id_credito_abierto: 'otro' });
    expect(await eliminar(id, APROBADA)).toMatchObject({
      estado: 422,
      cuerpo: { code: 'CREDITO_NO_ACTIVO' },
    });
    await cliente.update({ id_credito_abierto: null });
    expect((await eliminar(id, APROBADA)).estado).toBe(200);
    expect(await elCredito()).toMatchObject({ estado_credito: 'Aprobado', saldo_centavos: 60_000 });
    expect((await elCliente())?.id_credito_abierto).toBe(id_credito);
  });

  it('of twenty decisions at once one takes effect', async () => {
    const { pedirEliminacion, libro } = await escena(mundo, TRES);
    const id = await pedirEliminacion('11');
    await unaDeVeinte((i) => eliminar(id, i % 2 === 0 ? APROBADA : RECHAZADA));
    const { movimientos, solicitudes } = await libro();
    const eliminados = movimientos.filter(({ eliminado }) => eliminado !== undefined);
    expect(eliminados).toHaveLength(solicitudes[0]?.estado === 'aprobada' ? 1 : 0);
  });
});

describe('a direct edit', () => {
  it('leaves the trace of a request that was approved at once, and closes the open one', async () => {
    const { pedirEliminacion, libro, pago } = await escena(mundo, TRES);
    const abierta = await pedirEliminacion('11');
    const { estado, cuerpo } = await editar(pago('11'), {
      ...APROBADA,
      monto_aprobado: 480,
      comentario: 'Lo conté yo',
    });
    expect([estado, cuerpo.solicitud]).toMatchObject([
      200,
      {
        estado: 'aprobada',
        solicitante: gerente.uid,
        monto_pagado: 600,
        monto_aprobado: 480,
        id_pago: pago('11'),
      },
    ]);
    const { movimientos, solicitudes, avisos } = await libro();
    expect(movimientos.find(({ fecha }) => fecha === '2026-11-11')).toMatchObject({
      monto_centavos: 48_000,
      solicitud_abierta: null,
    });
    expect(solicitudes.find((solicitud) => solicitud.id_solicitud === abierta)).toMatchObject({
      estado: 'rechazada',
      comentario: 'El gerente editó el pago directamente.',
    });
    expect(solicitudes.find((solicitud) => solicitud.id_solicitud !== abierta)?.decision_propia).toBe(true);
    expect(avisos.ultima_resolucion).toMatchObject({
      tipo: 'edicion_pago',
      estado: 'aprobada',
      monto_centavos: 48_000,
    });
  });

  it.each([
    { titulo: 'no amount', cuerpo: { estado: 'aprobada' }, espera: [400, 'monto_aprobado'] },
    { titulo: 'a rejection', cuerpo: { estado: 'rechazada', monto_aprobado: 1 }, espera: [400, 'estado'] },
  ])('with $titulo is refused', async ({ cuerpo: dicho, espera }) => {
    const { pago } = await escena(mundo, TRES);
    const { estado, cuerpo } = await editar(pago('11'), dicho);
    expect([estado, cuerpo.detalles?.[0]?.campo]).toEqual(espera);
  });

  it('of a deleted payment, of a visit or of an unknown id changes nothing', async () => {
    const { pedirEliminacion, abonar, pago, libro, id_credito } = await escena(mundo, TRES);
    await eliminar(await pedirEliminacion('11'), APROBADA);
    await abonar(0);
    const antes = await libro();
    const cuerpo = { ...APROBADA, monto_aprobado: 100 };
    const responde = async (id: string) => {
      const { estado, cuerpo: dicho } = await editar(id, cuerpo);
      return [estado, dicho.code];
    };
    expect(await responde(pago('11'))).toEqual([422, 'NO_ELEGIBLE']);
    expect(await responde(`${id_credito}.visita-${HOY}`)).toEqual([422, 'NO_ELEGIBLE']);
    expect(await responde(pago('01'))).toEqual([404, 'NO_ENCONTRADO']);
    expect(await libro()).toEqual(antes);
  });
});
