// A transfer on a loan that was written off: it is booked, looked for in the bank, is not there, and is taken out again.
import { idPago } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { manosDeCastigo } from '../setup/castigar.ts';
import { escena, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { vistoDelCastigo } from '../setup/visto-del-castigo.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

const { castigar, listados } = manosDeCastigo(mundo, gerente);
const deshacer = ({ id_credito }: Escena, saldo: number) =>
  invocar(gerente, 'deshacerCastigo', {
    cuerpo: { id_credito, motivo: 'Sí paga', visto: vistoDelCastigo(saldo) },
  });

/** 240 of the tenth: 40 of it are interest. */
const MONTO = 240;
const laTransferencia = ({ movimientos }: Awaited<ReturnType<Escena['libro']>>) =>
  movimientos.find(({ transferencia }) => transferencia !== undefined);
const pagoDe = async (e: Escena) =>
  idPago(e.id_credito, laTransferencia(await e.libro())?.id_movimiento ?? 'ninguna');
const marcar = async (e: Escena, estado: string, de: string) => {
  const pagos = [{ id_pago: await pagoDe(e), visto: { monto: MONTO, estado: de } }];
  return (await invocar(gerente, 'marcarTransferencias', { cuerpo: { estado, pagos } })).cuerpo.datos[0]
    ?.resultado;
};
/** Its collector asks for it, and a manager takes it out. */
async function eliminar(e: Escena): Promise<number> {
  const pedida = await invocar(e.cobrador, 'solicitarEliminacionPago', {
    cuerpo: { id_pago: await pagoDe(e), motivo: 'No llegó al banco' },
  });
  const parametros = { id: pedida.cuerpo.id_solicitud };
  return (await invocar(gerente, 'resolverEliminacionPago', { parametros, cuerpo: { estado: 'aprobada' } }))
    .estado;
}

/** What the credit owes, and what its days and the box say, in all; the books agree. */
async function cuentas(e: Escena) {
  const libro = await e.libro();
  const { creditos, dias, caja, totales } = libro;
  const suma = (
    campo: 'cobrado' | 'transferido' | 'efectivo' | 'interes' | 'castigado' | 'recuperado' | 'perdido',
  ) => dias.reduce((total, dia) => total + dia[`${campo}_centavos`], 0);
  const [credito] = creditos;
  return {
    estado: credito?.estado_credito,
    saldo: credito?.saldo_centavos,
    cobrado: suma('cobrado'),
    transferido: suma('transferido'),
    interes: suma('interes'),
    castigado: suma('castigado'),
    recuperado: suma('recuperado'),
    perdido: suma('perdido'),
    caja: Object.keys(caja.filas).length,
    enMano: totales.en_mano_centavos,
    cartera: totales.saldo_pendiente_centavos,
    banco: laTransferencia(libro)?.banco?.estado,
  };
}
const SIN_CAJA = { caja: 0, enMano: 0, perdido: 0 };
const ANTES = { cobrado: 0, transferido: 0, interes: 0, castigado: 0, recuperado: 0, ...SIN_CAJA };
const CASTIGADO = { ...ANTES, estado: 'Castigado', saldo: 360_000, castigado: 300_000, cartera: 0 };
const RECUPERADO = {
  ...CASTIGADO,
  saldo: 336_000,
  cobrado: 24_000,
  transferido: 24_000,
  interes: 4_000,
  recuperado: 20_000,
};

describe('a transfer on a loan that was written off', () => {
  it('is a recovery and no cash; seen in the bank nothing moves, and the write-off stays', async () => {
    const e = await escena(mundo);
    await castigar(e);
    expect(await cuentas(e)).toEqual({ ...CASTIGADO, banco: undefined });
    await e.transferencia();
    expect(await cuentas(e)).toEqual({ ...RECUPERADO, banco: 'por_confirmar' });
    expect(await marcar(e, 'vista', 'por_confirmar')).toBe('hecha');
    expect(await cuentas(e)).toEqual({ ...RECUPERADO, banco: 'vista' });
    expect((await listados(e)).totales).toEqual({
      creditos: 1,
      saldo: 3360,
      perdido: 3000,
      cobrado_despues: MONTO,
    });
    expect(await deshacer(e, 3360)).toMatchObject({ estado: 422, cuerpo: { code: 'NO_ELEGIBLE' } });
  });

  it('that is not in the bank counts until it is taken out: then it was never recovered, and no loss is said twice', async () => {
    const e = await escena(mundo);
    await castigar(e);
    await e.transferencia();
    expect(await marcar(e, 'no_esta', 'por_confirmar')).toBe('hecha');
    // A correction can still take it back, so it is no loss of its own.
    expect(await cuentas(e)).toEqual({ ...RECUPERADO, banco: 'no_esta' });
    expect(await eliminar(e)).toBe(200);
    expect(await cuentas(e)).toEqual({ ...CASTIGADO, banco: undefined });
    expect((await listados(e)).totales).toEqual({
      creditos: 1,
      saldo: 3600,
      perdido: 3000,
      cobrado_despues: 0,
    });
    expect((await deshacer(e, 3600)).estado).toBe(200);
    expect(await cuentas(e)).toEqual({
      ...ANTES,
      estado: 'Aprobado',
      saldo: 360_000,
      cartera: 360_000,
      banco: undefined,
    });
  });
});

describe('a transfer from before the write-off', () => {
  const DE_ANTES = { ...ANTES, cobrado: 24_000, transferido: 24_000, interes: 4_000 };
  const PERDIDO = { ...DE_ANTES, estado: 'Castigado', saldo: 336_000, castigado: 280_000, cartera: 0 };

  it('may be looked for afterwards, and the write-off is still taken back: nothing has moved', async () => {
    const e = await escena(mundo);
    await e.transferencia();
    await castigar(e, 3360);
    expect(await cuentas(e)).toEqual({ ...PERDIDO, banco: 'por_confirmar' });
    for (const [estado, de] of [
      ['no_esta', 'por_confirmar'],
      ['vista', 'no_esta'],
    ] as const)
      expect(await marcar(e, estado, de)).toBe('hecha');
    expect(await cuentas(e)).toEqual({ ...PERDIDO, banco: 'vista' });
    expect((await deshacer(e, 3360)).estado).toBe(200);
    const ACTIVO = { ...DE_ANTES, estado: 'Aprobado', saldo: 336_000, cartera: 336_000 };
    expect(await cuentas(e)).toEqual({ ...ACTIVO, banco: 'vista' });
    expect(await e.enLaRuta()).toEqual([e.id_credito]);
  });

  it('that never came is taken out: what is lost stays as its day was reported, and the rest comes off what was recovered', async () => {
    const e = await escena(mundo);
    await e.transferencia();
    await castigar(e, 3360);
    await marcar(e, 'no_esta', 'por_confirmar');
    expect(await eliminar(e)).toBe(200);
    expect(await cuentas(e)).toEqual({
      ...CASTIGADO,
      castigado: 280_000,
      recuperado: -20_000,
      banco: undefined,
    });
    expect(await deshacer(e, 3600)).toMatchObject({ estado: 422, cuerpo: { code: 'NO_ELEGIBLE' } });
    // Paid in cash after all, it is in the box.
    await e.abonar(MONTO);
    const despues = await cuentas(e);
    expect(despues).toMatchObject({
      saldo: 336_000,
      recuperado: 0,
      interes: 4_000,
      caja: 1,
      enMano: 24_000,
      cartera: 0,
    });
  });
});
