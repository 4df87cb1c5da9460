// What the office has seen in the bank of the transfers that collectors captured.
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { HOY, TRANSFERENCIA } from './con-banco.ts';
import { ID_DEL_DIA, SE_VE, usarRenglones } from './con-renglones.ts';

const banco = usarRenglones('vistas');
const { cobrador, gerente, otroGerente, id_credito, id_pago, libro, credito, ahora } = banco;
const { abonar, transferir, decidir, corregir, marcar, transferencias, cuadra } = banco;
const OTRO_CREDITO = `${cobrador.uid}-cre-30`;
const PENDIENTE = { estado: 'por_confirmar' };

const renglon = () => libro().movimientos[0];
const abonarOtro = () =>
  invocar(cobrador, 'registrarAbono', {
    cuerpo: { id_credito: OTRO_CREDITO, monto: 60, transferencia: TRANSFERENCIA },
  });

describe('a row of the ledger', () => {
  it('waits for the bank from its birth if it is a transfer; cash says nothing of a bank', async () => {
    await transferir(90);
    await abonar(90);
    expect(
      Object.fromEntries(libro().movimientos.map(({ id_movimiento, banco }) => [id_movimiento, banco])),
    ).toEqual({ [ID_DEL_DIA]: PENDIENTE, [`pago-${HOY}`]: undefined });
    const { cuerpo } = await invocar(cobrador, 'historialAbonos', { parametros: { id_credito } });
    expect(cuerpo.datos.map(({ transferencia }) => transferencia).filter(Boolean)).toEqual([TRANSFERENCIA]);
    cuadra();
  });

  it('is counted for the menu while it waits, by a count that says nothing where there is none', async () => {
    const contadas = async () => (await invocar(gerente, 'cuentaDeBandeja', {})).cuerpo.transferencias;
    await abonar(90);
    expect(await contadas()).toBeUndefined();
    await transferir(90);
    expect(await contadas()).toBe(1);
    await marcar('vista');
    expect(await contadas()).toBeUndefined();
  });

  it('waits, too, when several abonos are approved', async () => {
    const { id_solicitud } = (await transferir(540)).cuerpo;
    await decidir(id_solicitud, 'aprobar');
    expect(renglon()).toMatchObject({ monto_centavos: 54_000, banco: PENDIENTE });
  });

  it('leaves the list when it is deleted', async () => {
    await transferir(90);
    await corregir();
    expect(renglon()).not.toHaveProperty('banco');
    expect(renglon()).toHaveProperty('eliminado');
    cuadra();
  });

  it('has none as cash, and waits once it is a transfer again', async () => {
    await transferir(90);
    await corregir({ monto_nuevo: 90, transferencia_nueva: null });
    expect(renglon()).not.toHaveProperty('banco');
    await corregir({ monto_nuevo: 90, transferencia_nueva: TRANSFERENCIA });
    expect(renglon()?.banco).toEqual(PENDIENTE);
    cuadra();
  });
});

const anotadas = () =>
  libro()
    .bitacora.map(({ accion }) => accion)
    .filter((accion) => accion.startsWith('transferencias/'));

describe('a manager who looks into the bank', () => {
  it('finds those that wait, with their number and money, and marks one as seen: no money moves', async () => {
    await transferir(90);
    expect(await transferencias()).toMatchObject({
      total: 1,
      monto: 90,
      datos: [{ id_pago, monto: 90, transferencia: TRANSFERENCIA, estado: 'por_confirmar' }],
    });
    const { totales } = libro();
    expect(await marcar('vista')).toMatchObject({ estado: 200, cuerpo: { datos: [{ resultado: 'hecha' }] } });
    expect(renglon()?.banco).toEqual({ estado: 'vista', en: ahora(), por: gerente.uid });
    expect(libro().totales).toEqual(totales);
    expect(anotadas()).toEqual(['transferencias/vista']);
    expect(await transferencias()).toMatchObject({ total: 0, monto: 0, datos: [] });
    expect(await transferencias('vista')).toMatchObject({ total: 1, datos: [{ estado: 'vista' }] });
    const { cuerpo } = await invocar(cobrador, 'historialAbonos', { parametros: { id_credito } });
    expect(cuerpo.datos[0]?.transferencia).toEqual({ ...TRANSFERENCIA, banco: 'vista' });
    cuadra();
  });

  it('takes it back; of either the office hears, and no route moves', async () => {
    await transferir(90);
    const oido = () => ({ cuando: Number(libro().avisos?.movido_en ?? 0), ruta: libro().avisos?.ruta ?? 0 });
    const antes = oido();
    await marcar('vista');
    expect(oido()).toMatchObject({ ruta: antes.ruta });
    expect(oido().cuando).toBeGreaterThan(antes.cuando);
    expect((await marcar('por_confirmar', { visto: { monto: 90, estado: 'vista' } })).estado).toBe(200);
    expect(await transferencias()).toMatchObject({ total: 1 });
  });

  it('tells its collector that one is not there; the payment stays until it is corrected', async () => {
    await transferir(90);
    await marcar('no_esta');
    const dichas = () => libro().avisos?.no_estan?.map(({ texto }) => texto) ?? [];
    const DICHA = expect.stringContaining('La oficina no encuentra en el banco la transferencia de $90');
    expect(dichas()).toEqual([DICHA]);
    // Another one, before any phone listens: both are there.
    await marcar('por_confirmar', { visto: { monto: 90, estado: 'no_esta' } });
    await marcar('no_esta');
    expect(dichas()).toEqual([DICHA, DICHA]);
    expect(new Set(libro().avisos?.no_estan?.map(({ id }) => id)).size).toBe(2);
    expect(await transferencias('no_esta')).toMatchObject({ total: 1, monto: 90 });
    expect(credito()).toMatchObject({ total_pagado_centavos: 9_000 });
    await corregir();
    expect(await transferencias('no_esta')).toMatchObject({ total: 0 });
    expect(await marcar('vista', { visto: { monto: 90, estado: 'no_esta' } })).toMatchObject({
      estado: 404,
      cuerpo: { code: 'NO_ENCONTRADO' },
    });
    cuadra();
  });

  it('another amount makes one that was seen wait again', async () => {
    await transferir(90);
    await marcar('vista');
    await corregir({ monto_nuevo: 45 });
    expect(renglon()?.banco).toEqual(PENDIENTE);
    expect(await marcar('vista')).toMatchObject({ estado: 409, cuerpo: { code: 'CAMBIO_MIENTRAS' } });
    expect(renglon()?.banco).toEqual(PENDIENTE);
  });

  it('two at once: one wins, the other is told', async () => {
    await transferir(90);
    const estados = await Promise.all([marcar('vista'), marcar('no_esta', {}, otroGerente)]);
    expect(new Set(estados.map(({ estado }) => estado))).toEqual(new Set([200, 409]));
    expect(anotadas()).toHaveLength(1);
  });

  it('several are answered one by one', async () => {
    await transferir(90);
    const de = (id: string) => ({ id_pago: `${id}.${ID_DEL_DIA}`, visto: SE_VE });
    await abonarOtro();
    const pagos = [id_credito, OTRO_CREDITO, 'nadie'].map(de);
    const { cuerpo } = await invocar(gerente, 'marcarTransferencias', { cuerpo: { estado: 'vista', pagos } });
    expect(cuerpo.datos.map(({ resultado }) => resultado)).toEqual(['hecha', 'cambio', 'no_hay']);
    expect(anotadas()).toHaveLength(1);
  });

  it.each([
    ['cash', `${id_credito}.pago-${HOY}`, SE_VE, 404],
    ['one that is not there', 'nadie.pago-1', SE_VE, 404],
    ['what it is already', id_pago, { monto: 90, estado: 'vista' }, 400],
  ])('%s is refused, and nothing changes', async (_, id, visto, estado) => {
    await abonar(90);
    expect((await marcar('vista', { id_pago: id, visto })).estado).toBe(estado);
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
    await transferir(90);
    await abonarOtro();
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
      new Set([id_credito, OTRO_CREDITO]),
    );
    expect(segunda.siguiente).toBeNull();
  });
});
