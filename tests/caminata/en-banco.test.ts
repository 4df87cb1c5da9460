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

  it('is counted for the menu while it waits, by a count that says nothing where there is none', async () => {
    const contadas = async () => (await invocar(gerente, 'cuentaDeBandeja', {})).cuerpo.transferencias;
    await abonar({});
    expect(await contadas()).toBeUndefined();
    const { id_pago } = await abonar();
    expect(await contadas()).toBe(1);
    const pagos = [{ id_pago: String(id_pago), visto: { monto: 90, estado: 'por_confirmar' as const } }];
    await invocar(gerente, 'marcarTransferencias', { cuerpo: { estado: 'vista', pagos } });
    expect(await contadas()).toBeUndefined();
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

const id_pago = `${id_credito}.transferencia-${HOY}`;
const SE_VE = { monto: 90, estado: 'por_confirmar' };
const marcar = (estado: string, visto: object = SE_VE, quien = gerente) =>
  invocar(quien, 'marcarTransferencias', { cuerpo: { estado, pagos: [{ id_pago, visto }] } });
const listar = async (estado?: string) =>
  (await invocar(gerente, 'listarTransferencias', { consulta: { ...(estado && { estado }) } })).cuerpo;
const anotadas = () =>
  libro()
    .bitacora.map(({ accion }) => accion)
    .filter((accion) => accion.startsWith('transferencias/'));

describe('a manager who looks into the bank', () => {
  it('finds those that wait, with their number and money, and marks one as seen: no money moves', async () => {
    await abonar();
    expect(await listar()).toMatchObject({
      total: 1,
      monto: 90,
      datos: [{ id_pago, monto: 90, transferencia: TRANSFERENCIA, estado: 'por_confirmar' }],
    });
    const { totales } = libro();
    expect(await marcar('vista')).toMatchObject({ estado: 200, cuerpo: { datos: [{ resultado: 'hecha' }] } });
    expect(renglon()?.banco).toEqual({ estado: 'vista', en: ahora, por: gerente.uid });
    expect(libro().totales).toEqual(totales);
    expect(anotadas()).toEqual(['transferencias/vista']);
    expect(await listar()).toMatchObject({ total: 0, monto: 0, datos: [] });
    expect(await listar('vista')).toMatchObject({ total: 1, datos: [{ estado: 'vista' }] });
    const { cuerpo } = await invocar(cobrador, 'historialAbonos', { parametros: { id_credito } });
    expect(cuerpo.datos[0]?.transferencia).toEqual({ ...TRANSFERENCIA, banco: 'vista' });
    comprobarLibro(libro());
  });

  it('takes it back; of either the office hears, and no route moves', async () => {
    await abonar();
    const oido = () => ({ cuando: Number(libro().avisos?.movido_en ?? 0), ruta: libro().avisos?.ruta ?? 0 });
    const antes = oido();
    await marcar('vista');
    expect(oido()).toMatchObject({ ruta: antes.ruta });
    expect(oido().cuando).toBeGreaterThan(antes.cuando);
    expect((await marcar('por_confirmar', { monto: 90, estado: 'vista' })).estado).toBe(200);
    expect(await listar()).toMatchObject({ total: 1 });
  });

  it('tells its collector that one is not there; the payment stays until it is corrected', async () => {
    await abonar();
    await marcar('no_esta');
    const dichas = () => libro().avisos?.no_estan?.map(({ texto }) => texto) ?? [];
    const DICHA = expect.stringContaining('La oficina no encuentra en el banco la transferencia de $90');
    expect(dichas()).toEqual([DICHA]);
    // Another one, before any phone listens: both are there.
    await marcar('por_confirmar', { monto: 90, estado: 'no_esta' });
    await marcar('no_esta');
    expect(dichas()).toEqual([DICHA, DICHA]);
    expect(new Set(libro().avisos?.no_estan?.map(({ id }) => id)).size).toBe(2);
    expect(await listar('no_esta')).toMatchObject({ total: 1, monto: 90 });
    expect(libro().creditos.find((fila) => fila.id_credito === id_credito)).toMatchObject({
      total_pagado_centavos: 9_000,
    });
    await corregir('solicitarEliminacionPago', id_pago, {});
    expect(await listar('no_esta')).toMatchObject({ total: 0 });
    expect(await marcar('vista', { monto: 90, estado: 'no_esta' })).toMatchObject({
      estado: 404,
      cuerpo: { code: 'NO_ENCONTRADO' },
    });
    comprobarLibro(libro());
  });

  it('another amount makes one that was seen wait again', async () => {
    await abonar();
    await marcar('vista');
    await corregir('solicitarEdicionPago', id_pago, { monto_nuevo: 45 });
    expect(renglon()?.banco).toEqual(PENDIENTE);
    expect(await marcar('vista')).toMatchObject({ estado: 409, cuerpo: { code: 'CAMBIO_MIENTRAS' } });
    expect(renglon()?.banco).toEqual(PENDIENTE);
  });

  it('two at once: one wins, the other is told', async () => {
    await abonar();
    const [uno, otro] = oficina.gerentes;
    const estados = await Promise.all([marcar('vista', SE_VE, uno), marcar('no_esta', SE_VE, otro)]);
    expect(new Set(estados.map(({ estado }) => estado))).toEqual(new Set([200, 409]));
    expect(anotadas()).toHaveLength(1);
  });

  it('several are answered one by one', async () => {
    await abonar();
    const otra = `${cobrador.uid}-cre-30`;
    const de = (id: string, visto: object) => ({ id_pago: `${id}.transferencia-${HOY}`, visto });
    await invocar(cobrador, 'registrarAbono', {
      cuerpo: { id_credito: otra, monto: 60, transferencia: TRANSFERENCIA },
    });
    const pagos = [de(id_credito, SE_VE), de(otra, SE_VE), de('nadie', SE_VE)];
    const { cuerpo } = await invocar(gerente, 'marcarTransferencias', { cuerpo: { estado: 'vista', pagos } });
    expect(cuerpo.datos.map(({ resultado }) => resultado)).toEqual(['hecha', 'cambio', 'no_hay']);
    expect(anotadas()).toHaveLength(1);
  });

  it.each([
    ['cash', `${id_credito}.pago-${HOY}`, SE_VE, 404],
    ['one that is not there', 'nadie.pago-1', SE_VE, 404],
    ['what it is already', id_pago, { monto: 90, estado: 'vista' }, 400],
  ])('%s is refused, and nothing changes', async (_, id, visto, estado) => {
    await abonar({});
    const cuerpo = { estado: 'vista', pagos: [{ id_pago: id, visto }] };
    expect((await invocar(gerente, 'marcarTransferencias', { cuerpo })).estado).toBe(estado);
    expect(anotadas()).toEqual([]);
  });

  it('the same twice, none, and fifty-one are refused', async () => {
    const uno = { id_pago, visto: SE_VE };
    const muchos = Array.from({ length: 51 }, (_, i) => ({ ...uno, id_pago: `c${i}.pago-1` }));
    for (const pagos of [[uno, uno], [], muchos])
      expect(
        (await invocar(gerente, 'marcarTransferencias', { cuerpo: { estado: 'vista', pagos } })).estado,
      ).toBe(400);
  });

  it('pages neither skip nor repeat', async () => {
    await abonar();
    const otra = `${cobrador.uid}-cre-30`;
    await invocar(cobrador, 'registrarAbono', {
      cuerpo: { id_credito: otra, monto: 60, transferencia: TRANSFERENCIA },
    });
    const pagina = async (cursor?: string | null) =>
      (
        await invocar(gerente, 'listarTransferencias', {
          consulta: { limite: '1', ...(cursor && { cursor }) },
        })
      ).cuerpo;
    const primera = await pagina();
    const segunda = await pagina(primera.siguiente);
    expect(primera).toMatchObject({ total: 2, monto: 150 });
    expect(new Set([...primera.datos, ...segunda.datos].map((fila) => fila.id_credito))).toEqual(
      new Set([id_credito, otra]),
    );
    expect(segunda.siguiente).toBeNull();
  });
});
