// A payment is lowered or deleted: somebody says what became of its cash, and where nobody does, the audit tells.
import { describe, expect, it } from 'vitest';
import { llamarCallable } from '../setup/callable.ts';
import { escena, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

type Cuerpo = Record<string, unknown>;
/** A payment of 600 on each of three days. */
const conPagos = () => escena(mundo, pagado(1800));
const decidir = (llamada: 'resolverEdicionPago' | 'resolverEliminacionPago', id: string, mas: Cuerpo = {}) =>
  invocar(gerente, llamada, { parametros: { id }, cuerpo: { estado: 'aprobada', ...mas } });

async function pedir(e: Escena, nombre: 'solicitarEdicionPago' | 'solicitarEliminacionPago', mas: Cuerpo) {
  const cuerpo = { id_pago: e.pago('11'), motivo: 'Se capturó mal', ...mas };
  return (await invocar(e.cobrador, nombre, { cuerpo })).cuerpo.id_solicitud;
}
const elPago = async (e: Escena) => (await e.libro()).movimientos.find(({ fecha }) => fecha === '2026-11-11');
const loAnotado = async (e: Escena, accion = 'solicitudes/aprobar') =>
  (await e.libro()).bitacora.find((renglon) => renglon.accion === accion)?.despues;

describe.each([
  { dicho: 'devuelto', efectivo: 'devuelto', porDefecto: undefined },
  { dicho: 'no_recibido', efectivo: 'no_recibido', porDefecto: undefined },
  { dicho: undefined, efectivo: 'no_recibido', porDefecto: true },
])('said to be $dicho', ({ dicho, efectivo, porDefecto }) => {
  const mas = dicho === undefined ? {} : { efectivo_corregido: dicho };

  it('of a deletion: on the request, on the row and in the audit', async () => {
    const e = await conPagos();
    const id = await pedir(e, 'solicitarEliminacionPago', mas);
    const { cuerpo } = await decidir('resolverEliminacionPago', id);
    expect(cuerpo.solicitud.efectivo_corregido).toBe(dicho);
    expect((await elPago(e))?.eliminado).toMatchObject({ efectivo, id_solicitud: id });
    const anotado = await loAnotado(e);
    expect([anotado?.['efectivo_corregido'], anotado?.['efectivo_por_defecto']]).toEqual([
      efectivo,
      porDefecto,
    ]);
  });

  it('of an edit to less', async () => {
    const e = await conPagos();
    const id = await pedir(e, 'solicitarEdicionPago', { monto_nuevo: 500, ...mas });
    await decidir('resolverEdicionPago', id);
    expect((await elPago(e))?.ediciones).toMatchObject([{ monto_nuevo_centavos: 50_000, efectivo }]);
    expect((await loAnotado(e))?.['efectivo_por_defecto']).toBe(porDefecto);
  });

  it('of a direct edit', async () => {
    const e = await conPagos();
    await decidir('resolverEdicionPago', e.pago('11'), { monto_aprobado: 500, ...mas });
    expect((await elPago(e))?.ediciones).toMatchObject([{ monto_nuevo_centavos: 50_000, efectivo }]);
    expect(await loAnotado(e, 'abonos/editar-directo')).toMatchObject({ efectivo_corregido: efectivo });
  });
});

it('the manager’s word stands before the collector’s, by the callable too', async () => {
  const e = await conPagos();
  const id = await pedir(e, 'solicitarEdicionPago', { monto_nuevo: 700 });
  const datos = { id, decision: 'aprobar', monto_aprobado: 500, efectivo_corregido: 'devuelto' };
  expect((await llamarCallable(mundo, gerente.token, 'resolverSolicitud', datos)).estado).toBe(200);
  expect((await elPago(e))?.ediciones).toMatchObject([
    { monto_nuevo_centavos: 50_000, efectivo: 'devuelto' },
  ]);
});

it('a raised payment asks about no cash: nothing is kept, whatever was said', async () => {
  const e = await conPagos();
  await decidir('resolverEdicionPago', e.pago('11'), { monto_aprobado: 700, efectivo_corregido: 'devuelto' });
  expect((await elPago(e))?.ediciones[0]).not.toHaveProperty('efectivo');
  expect(await loAnotado(e, 'abonos/editar-directo')).not.toHaveProperty('efectivo_corregido');
});

it('no other word is accepted', async () => {
  const e = await conPagos();
  const mal = await decidir('resolverEdicionPago', e.pago('11'), {
    monto_aprobado: 500,
    efectivo_corregido: 'gastado',
  });
  expect(mal.estado).toBe(400);
});
