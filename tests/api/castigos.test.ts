// A loan that a manager takes out as lost: where it leaves, what is paid of it all the same, and its client's next one.
import { describe, expect, it } from 'vitest';
import { manosDeCastigo } from '../setup/castigar.ts';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

const { castigar, conPago, expedienteDe, listados } = manosDeCastigo(mundo, gerente);

describe('written off', () => {
  it('leaves route, active figures and the list of active clients; its list and the audit have it', async () => {
    const e = await conPago();
    const [credito] = (await expedienteDe(e)).creditos;
    expect(credito?.por_castigar).toEqual({ perdido: 2900 });
    const antes = await e.libro();
    expect(await castigar(e, 3480)).toMatchObject({ estado: 200, cuerpo: { castigado: true } });
    const libro = await e.libro();
    expect(libro.creditos).toMatchObject([
      { estado_credito: 'Castigado', fecha_fin: '2026-11-18', saldo_centavos: 348_000 },
    ]);
    expect(libro.clientes).toMatchObject([
      { id_credito_abierto: null, estado_lista: 'Finalizado', por_castigo: 'impide' },
    ]);
    expect(libro.totales).toMatchObject({
      clientes: 1,
      clientes_activos: 0,
      capital_colocado_centavos: 0,
      saldo_pendiente_centavos: 0,
    });
    expect(libro.dias.find((dia) => dia.fecha === '2026-11-18')).toMatchObject({
      castigado_centavos: 290_000,
    });
    expect(libro.avisos.ruta).toBe(antes.avisos.ruta + 1);
    expect(await e.enLaRuta()).toEqual([]);
    const consulta = { id_cobrador: e.cobrador.uid };
    expect((await invocar(gerente, 'clientesActivos', { consulta })).cuerpo.datos).toEqual([]);
    expect(await listados(e)).toMatchObject({
      total: 1,
      datos: [
        { saldo: 3480, perdido: 2900, cobrado_despues: 0, motivo: 'No se localiza', fecha: '2026-11-18' },
      ],
      totales: { creditos: 1, saldo: 3480, perdido: 2900, cobrado_despues: 0 },
    });
    expect(libro.bitacora.find(({ accion }) => accion === 'creditos/castigar')).toMatchObject({
      antes: { estado_credito: 'Aprobado', saldo_centavos: 348_000 },
      despues: { estado_credito: 'Castigado', capital_centavos: 290_000, motivo: 'No se localiza' },
    });
    // Its collector finds it, and reads what it is.
    const { cuerpo } = await invocar(e.cobrador, 'todosParaPayment', {
      consulta: { slug: 'cliente-numero-1' },
    });
    expect(cuerpo.datos).toMatchObject([{ id_credito: e.id_credito, estado_credito: 'Castigado' }]);
    const { cliente, creditos } = await expedienteDe(e);
    expect(cliente.estado).toBe('castigado');
    expect(creditos[0]).toMatchObject({ castigo: { saldo: 3480, perdido: 2900, se_puede_deshacer: true } });
  });

  it('by two managers at once is once; of what has changed since, nothing', async () => {
    const e = await conPago();
    expect(await castigar(e, 3600)).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS', actual: { saldo: 3480, pedido_por: null } },
    });
    const dos = await Promise.all([castigar(e, 3480), castigar(e, 3480)]);
    expect(dos.map(({ estado }) => estado).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await castigar(e, 3480)).toMatchObject({ estado: 409, cuerpo: { code: 'YA_PROCESADA' } });
    expect((await e.libro()).bitacora.filter(({ accion }) => accion === 'creditos/castigar')).toHaveLength(1);
  });

  it('and paid at the same time, both hold: it was paid before, or is a recovery', async () => {
    const e = await escena(mundo);
    const [pago, castigo] = await Promise.all([e.abonar(120), castigar(e)]);
    expect(pago['tipo']).toBe('pago');
    const libro = await e.libro();
    if (castigo.estado !== 200) expect(castigo.cuerpo).toMatchObject({ code: 'CAMBIO_MIENTRAS' });
    else expect(libro.creditos[0]).toMatchObject({ estado_credito: 'Castigado', saldo_centavos: 348_000 });
  });

  it('is none that waits for its approval or for its hand-over, or is paid off', async () => {
    const pendiente = await escena(mundo, { estado: 'Pendiente' });
    expect(await castigar(pendiente)).toMatchObject({ estado: 422, cuerpo: { code: 'CREDITO_NO_ACTIVO' } });
    await pendiente.aprobado();
    expect(await castigar(pendiente)).toMatchObject({ estado: 422, cuerpo: { code: 'NO_ELEGIBLE' } });
  });
});

describe('paid all the same', () => {
  it('is cash in the box and collected, and recovered of what was lost; at 0 it stays written off', async () => {
    const e = await escena(mundo);
    await castigar(e);
    expect(await e.abonar(120)).toMatchObject({ tipo: 'pago' });
    const { totales, caja, creditos, dias } = await e.libro();
    expect(creditos[0]).toMatchObject({ estado_credito: 'Castigado', saldo_centavos: 348_000 });
    expect(Object.values(caja.filas)).toMatchObject([{ tipo: 'pago', monto_centavos: 12_000 }]);
    expect(totales).toMatchObject({ en_mano_centavos: 12_000, saldo_pendiente_centavos: 0 });
    expect(dias.find((dia) => dia.fecha === '2026-11-18')).toMatchObject({
      cobrado_centavos: 12_000,
      interes_centavos: 2000,
      recuperado_centavos: 10_000,
      castigado_centavos: 300_000,
    });
    const id = await e.pedirTardia(3480, '12');
    const cuerpo = { estado: 'aprobada' };
    expect((await invocar(gerente, 'resolverCapturaTardia', { parametros: { id }, cuerpo })).estado).toBe(
      200,
    );
    const pagado = await e.libro();
    expect(pagado.creditos[0]).toMatchObject({ estado_credito: 'Castigado', saldo_centavos: 0 });
    expect(pagado.clientes[0]).toMatchObject({ por_castigo: 'impide', id_credito_abierto: null });
    expect((await listados(e)).totales).toEqual({
      creditos: 1,
      saldo: 0,
      perdido: 3000,
      cobrado_despues: 3600,
    });
    expect(
      await invocar(e.cobrador, 'registrarAbono', { cuerpo: { id_credito: e.id_credito, monto: 1 } }),
    ).toMatchObject({
      estado: 200,
      cuerpo: { yaRegistrado: true },
    });
  });

  it('captured before it and arrived after it is a recovery of its own day', async () => {
    const e = await escena(mundo);
    const capturado_en = '2026-11-17T12:00:00-06:00';
    await castigar(e);
    const cuerpo = {
      id_credito: e.id_credito,
      monto: 120,
      capturado_en,
      dispositivo: 'tel-1',
      secuencia: 1,
      desfase_ms: 0,
    };
    expect(await invocar(e.cobrador, 'registrarAbono', { cuerpo })).toMatchObject({
      estado: 200,
      cuerpo: { tipo: 'pago' },
    });
    const { dias } = await e.libro();
    expect(dias.find((dia) => dia.fecha === '2026-11-17')).toMatchObject({
      cobrado_centavos: 12_000,
      recuperado_centavos: 10_000,
    });
  });

  it('takes no visit and no late day', async () => {
    const e = await escena(mundo);
    await castigar(e);
    for (const nombre of ['registrarAbono', 'registrarAtraso'] as const)
      expect(
        await invocar(e.cobrador, nombre, { cuerpo: { id_credito: e.id_credito, monto: 0 } }),
      ).toMatchObject({ estado: nombre === 'registrarAbono' ? 422 : 400 });
    const cuerpo = { id_credito: e.id_credito };
    expect(await invocar(e.cobrador, 'registrarAtraso', { cuerpo })).toMatchObject({
      estado: 422,
      cuerpo: { code: 'CREDITO_NO_ACTIVO' },
    });
  });

  it('several abonos wait for a manager as ever; one that waited before it is a recovery when it is approved', async () => {
    const e = await escena(mundo);
    const id = await e.pedirMultiple(720);
    expect(await castigar(e)).toMatchObject({ estado: 200 });
    expect((await e.libro()).totales).toMatchObject({ en_mano_por_aprobar_centavos: 72_000 });
    const cuerpo = { estado: 'aprobada' };
    expect((await invocar(gerente, 'resolverAbonosMultiples', { parametros: { id }, cuerpo })).estado).toBe(
      200,
    );
    const { creditos, totales } = await e.libro();
    expect(creditos[0]).toMatchObject({
      estado_credito: 'Castigado',
      saldo_centavos: 288_000,
      solicitud_multiple: null,
    });
    expect(totales).toMatchObject({ en_mano_por_aprobar_centavos: 0, en_mano_centavos: 72_000 });
  });

  it('is edited and deleted as ever, also what was paid before: the loss stays, the rest is recovered or taken back', async () => {
    const e = await conPago();
    const deAntes = e.pago('17');
    await castigar(e, 3480);
    await e.abonar(240);
    const editar = (id: string, monto_aprobado: number) =>
      invocar(gerente, 'resolverEdicionPago', {
        parametros: { id },
        cuerpo: { estado: 'aprobada', monto_aprobado },
      });
    expect((await editar(deAntes, 60)).estado).toBe(200);
    const { dias, creditos } = await e.libro();
    expect(creditos[0]).toMatchObject({ saldo_centavos: 330_000, castigo: { capital_centavos: 290_000 } });
    // 240 was paid, and 60 of the 120 before were not.
    expect(dias.find((dia) => dia.fecha === '2026-11-18')).toMatchObject({
      castigado_centavos: 290_000,
      recuperado_centavos: 20_000 - 5000,
    });
    const id = await e.pedirEliminacion('18');
    const resuelta = await invocar(gerente, 'resolverEliminacionPago', {
      parametros: { id },
      cuerpo: { estado: 'aprobada' },
    });
    expect(resuelta.estado).toBe(200);
    expect((await e.libro()).creditos[0]).toMatchObject({
      estado_credito: 'Castigado',
      saldo_centavos: 354_000,
    });
  });
});
