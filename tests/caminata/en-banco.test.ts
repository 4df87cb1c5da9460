// What the office has seen in the bank of the transfers that collectors captured.
import { NEGOCIO_POR_DEFECTO, fecha, instanteLocal, sumarDias } from '@leal/domain';
import { abrirSala, alEmpezar, gente, type Sala } from '@leal/jugador';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { comprobarLibro, libroDe } from '../setup/libro.ts';

const HOY = fecha('2026-11-09');
const oficina = gente('vistas', 1, 2);
const [cobrador, gerente] = [oficina.cobradores[0], oficina.gerentes[0]];
if (!cobrador || !gerente) throw new Error('Nobody');
const id_credito = `${cobrador.uid}-cre-40`;
const TRANSFERENCIA = { fecha: HOY, referencia: 'MBAN01002611090001' };
const PENDIENTE = { estado: 'por_confirmar' };

let sala: Sala;
let ahora: Date;
beforeAll(async () => {
  sala = await abrirSala('demo-vistas');
  sala.callar((...error) => expect(error).toEqual([]));
  sala.ponerReloj(() => ahora);
});
afterAll(() => sala.cerrar());
beforeEach(() => {
  const parametros = { ...NEGOCIO_POR_DEFECTO.parametros, dias_transferencia: 30 };
  ahora = instanteLocal(sumarDias(HOY, -10), '11:00');
  sala.vaciar(alEmpezar(oficina, { ...NEGOCIO_POR_DEFECTO, parametros }, ahora));
  ahora = instanteLocal(HOY, '11:00');
});

const libro = () => libroDe(sala.espejo().todo(), cobrador.uid);
const renglon = () => libro().movimientos[0];
const abonar = async (resto: object = { transferencia: TRANSFERENCIA }) =>
  (await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 90, ...resto } })).cuerpo;
const decidir = (id: unknown, resto: object = {}) =>
  gerente.porNombre('resolverSolicitud', { id, decision: 'aprobar', ...resto });
/** The collector asks for a correction of that payment, and it is granted. */
const corregir = async (
  nombre: 'solicitarEdicionPago' | 'solicitarEliminacionPago',
  id_pago: unknown,
  pedido: object,
) => {
  const cuerpo = { id_pago, motivo: 'x', ...pedido };
  await decidir((await invocar(cobrador, nombre, { cuerpo })).cuerpo.id_solicitud);
};

describe('a row of the ledger', () => {
  it('waits for the bank from its birth if it is a transfer; cash says nothing of a bank', async () => {
    await abonar();
    await abonar({});
    expect(
      Object.fromEntries(libro().movimientos.map(({ id_movimiento, banco }) => [id_movimiento, banco])),
    ).toEqual({ [`transferencia-${HOY}`]: PENDIENTE, [`pago-${HOY}`]: undefined });
    const { cuerpo } = await invocar(cobrador, 'historialAbonos', { parametros: { id_credito } });
    expect(cuerpo.datos.map(({ transferencia }) => transferencia).filter(Boolean)).toEqual([TRANSFERENCIA]);
    comprobarLibro(libro());
  });

  it('waits, too, when several abonos are approved', async () => {
    const { id_solicitud } = await abonar({ monto: 540, transferencia: TRANSFERENCIA });
    await decidir(id_solicitud);
    expect(renglon()).toMatchObject({ monto_centavos: 54_000, banco: PENDIENTE });
  });

  it('leaves the list when it is deleted', async () => {
    const { id_pago } = await abonar();
    await corregir('solicitarEliminacionPago', id_pago, {});
    expect(renglon()).not.toHaveProperty('banco');
    expect(renglon()).toHaveProperty('eliminado');
    comprobarLibro(libro());
  });

  it('has none as cash, and waits once it is a transfer again', async () => {
    const { id_pago } = await abonar();
    await corregir('solicitarEdicionPago', id_pago, { monto_nuevo: 90, transferencia_nueva: null });
    expect(renglon()).not.toHaveProperty('banco');
    await corregir('solicitarEdicionPago', id_pago, { monto_nuevo: 90, transferencia_nueva: TRANSFERENCIA });
    expect(renglon()?.banco).toEqual(PENDIENTE);
    comprobarLibro(libro());
  });
});
