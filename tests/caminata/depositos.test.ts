// A deposit of the bank that fits no transfer becomes a client's payment.
import { fecha, instanteLocal, sumarDias } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { HOY, TRANSFERENCIA } from './con-banco.ts';
import { ID_DEL_DIA, renglon, SE_VE, usarRenglones } from './con-renglones.ts';

const banco = usarRenglones('depositos');
const { gerente, id_credito, transferir, dinero, cuadra, credito, saldo, movimientos } = banco;
const { cargar, listar, unico, id_pago, marcar, abonarRenglon, corregir, comprobarLosDosLados } = banco;
const REFERENCIA = TRANSFERENCIA.referencia;

describe('a deposit that fits nobody', () => {
  it('becomes a payment of a client: seen, of today, in no box, at any hour', async () => {
    await cargar(renglon({ fecha: fecha('2026-11-03'), referencia: REFERENCIA }));
    const deposito = await unico();
    const antes = { ...dinero(), saldo: saldo(), caja: banco.enCaja() };
    banco.ponerHora('23:50');
    const { estado, cuerpo } = await abonarRenglon(deposito, saldo());
    expect(estado).toBe(200);
    expect(cuerpo.id_pago).toBe(`${id_credito}.banco-${deposito}`);
    expect(movimientos()).toMatchObject([
      {
        fecha: HOY,
        monto_centavos: 9_000,
        registrado_por: gerente.uid,
        transferencia: { fecha: '2026-11-03', referencia: REFERENCIA },
        banco: { estado: 'vista', renglon: deposito },
      },
    ]);
    expect({ ...dinero(), saldo: saldo(), caja: banco.enCaja() }).toEqual({
      ...antes,
      cobrado: antes.cobrado + 9_000,
      transferido: antes.transferido + 9_000,
      saldo: antes.saldo - 90,
    });
    await comprobarLosDosLados();
  });

  it("tells its collector's phone that the route is another one", async () => {
    await cargar(renglon());
    const vueltas = () => banco.libro().avisos?.ruta ?? 0;
    const antes = vueltas();
    await abonarRenglon(await unico(), saldo());
    expect(vueltas()).toBe(antes + 1);
  });

  it('is once a payment: twice at once, and with another credit, the second is told', async () => {
    await cargar(renglon());
    const deposito = await unico();
    const debe = saldo();
    const ambos = await Promise.all([abonarRenglon(deposito, debe), abonarRenglon(deposito, debe)]);
    expect(new Set(ambos.map(({ estado }) => estado))).toEqual(new Set([200, 409]));
    expect(movimientos()).toHaveLength(1);
    await comprobarLosDosLados();
  });

  it('counts nothing in the control of six abonos, which is for what phones bring', async () => {
    await cargar(renglon({ monto: 450 }));
    await abonarRenglon(await unico(), saldo());
    const { requiereAprobacion } = (await banco.abonar(90)).cuerpo;
    expect(requiereAprobacion).toBe(false);
    cuadra();
  });

  it("is the day's transfer: the collector who hears of it is told that it is there", async () => {
    await cargar(renglon());
    await abonarRenglon(await unico(), saldo());
    expect((await transferir(90)).cuerpo).toMatchObject({ yaRegistrado: true });
    expect(movimientos()).toHaveLength(1);
  });

  it("leaves the day's place free where the bank had it on another day: today's own transfer is booked", async () => {
    await cargar(renglon({ fecha: sumarDias(HOY, -7) }));
    await abonarRenglon(await unico(), saldo());
    // The day is paid, and nobody is sent there: a visit is none.
    expect((await banco.abonar(0)).cuerpo).toMatchObject({ yaRegistrado: true });
    expect((await transferir(90)).cuerpo).toMatchObject({ yaRegistrado: false });
    expect(movimientos()).toHaveLength(2);
    // That one is the day's from then on.
    expect((await transferir(90)).cuerpo).toMatchObject({ yaRegistrado: true });
    expect(movimientos()).toHaveLength(2);
    await comprobarLosDosLados();
  });

  it.each([
    ['another one', 'BNET0001', true],
    ['the same, written otherwise', ` ${REFERENCIA.toLowerCase()}`, false],
    ['none', undefined, false],
  ])(
    "a transfer of the day's amount, with %s as its reference, is left to a manager: %s %s",
    async (_, referencia, alGerente) => {
      await cargar(renglon({ referencia: REFERENCIA }));
      await abonarRenglon(await unico(), saldo());
      const { cuerpo } = await transferir(90, {
        fecha: HOY,
        ...(referencia !== undefined && { referencia }),
      });
      expect(cuerpo).toMatchObject(
        alGerente ? { requiereAprobacion: true, tipo: 'tardia' } : { yaRegistrado: true },
      );
      expect(movimientos()).toHaveLength(1);
      await comprobarLosDosLados();
    },
  );

  it('comes in addition to a transfer of the same day', async () => {
    await transferir(90);
    await cargar(renglon({ referencia: 'otra' }));
    expect((await abonarRenglon(await unico(), saldo(), [id_pago])).estado).toBe(200);
    expect(movimientos()).toHaveLength(2);
    await comprobarLosDosLados();
  });

  it('is free again when its payment is taken out, and may be booked once more', async () => {
    await cargar(renglon());
    const deposito = await unico();
    const primero: string = (await abonarRenglon(deposito, saldo())).cuerpo.id_pago;
    await corregir({ id_pago: primero });
    expect(await listar()).toMatchObject({ total: 1 });
    const segundo: string = (await abonarRenglon(deposito, saldo())).cuerpo.id_pago;
    expect(segundo).toBe(`${primero}-2`);
    await comprobarLosDosLados();
  });

  it('pays a credit off', async () => {
    await cargar(renglon({ monto: saldo() }));
    expect((await abonarRenglon(await unico(), saldo())).estado).toBe(200);
    expect(credito()).toMatchObject({ estado_credito: 'Finalizado', saldo_centavos: 0 });
    await cargar(renglon({ referencia: 'tarde' }));
    expect(await abonarRenglon(await unico(), 0)).toMatchObject({
      estado: 422,
      cuerpo: { code: 'CREDITO_NO_ACTIVO' },
    });
    await comprobarLosDosLados();
  });

  it.each([
    ['more than is owed', (): number => saldo() + 0.01, 422, 'MONTO_EXCEDE_SALDO'],
    ['a balance that is another by now', (): number => 90, 409, 'CAMBIO_MIENTRAS'],
  ] as const)('%s changes nothing', async (_, monto, estado, code) => {
    await cargar(renglon({ monto: monto() }));
    const visto = code === 'CAMBIO_MIENTRAS' ? saldo() - 1 : saldo();
    expect(await abonarRenglon(await unico(), visto)).toMatchObject({ estado, cuerpo: { code } });
    expect(movimientos()).toEqual([]);
    expect(await listar()).toMatchObject({ total: 1 });
  });

  it('is said to be nobody’s, and is free again; one of a payment stays', async () => {
    await cargar(renglon());
    const parametros = { id_renglon: await unico() };
    const apartar = async (a: 'libre' | 'ajeno') =>
      invocar(gerente, 'apartarRenglon', { parametros, cuerpo: { estado: a } });
    expect(await apartar('ajeno')).toMatchObject({ estado: 200, cuerpo: { estado: 'ajeno' } });
    expect((await apartar('ajeno')).estado).toBe(409);
    expect((await abonarRenglon(parametros.id_renglon, saldo())).estado).toBe(409);
    expect((await apartar('libre')).estado).toBe(200);
    await abonarRenglon(parametros.id_renglon, saldo());
    expect((await apartar('ajeno')).estado).toBe(409);
    await comprobarLosDosLados();
  });
});

describe('a deposit that a captured transfer may be', () => {
  const abonarUnico = async (otras?: readonly string[]) => abonarRenglon(await unico(), saldo(), otras);

  it.each(['por_confirmar', 'vista', 'no_esta'] as const)(
    'is not booked as another payment: the transfer that is %s is shown first',
    async (estado) => {
      await transferir(90, { fecha: sumarDias(HOY, -9), referencia: 'MAL ESCRITA' });
      if (estado !== 'por_confirmar') await marcar(estado);
      await cargar(renglon());
      expect(await abonarUnico()).toMatchObject({
        estado: 409,
        cuerpo: {
          code: 'CAMBIO_MIENTRAS',
          actual: {
            sin_deposito: [{ id_pago, monto: 90, estado, transferencia: { referencia: 'MAL ESCRITA' } }],
          },
        },
      });
      expect(movimientos()).toHaveLength(1);
      // It is that one, and pairs with it, however it was marked.
      const visto = { ...SE_VE, estado };
      expect((await marcar('vista', { visto, renglon: await unico() })).estado).toBe(200);
      expect(await listar('de_pago')).toMatchObject({ total: 1, datos: [{ pago: { id_pago } }] });
      await comprobarLosDosLados();
    },
  );

  it('is booked once somebody says that the one shown is another; not for one that nobody was shown', async () => {
    await transferir(90);
    await cargar(renglon());
    expect((await abonarUnico([`${id_credito}.transferencia-2026-11-08`])).estado).toBe(409);
    expect((await abonarUnico([id_pago])).estado).toBe(200);
    expect(movimientos()).toHaveLength(2);
    await comprobarLosDosLados();
  });

  it.each([
    ['of another amount', () => transferir(91)],
    ['in cash', () => banco.abonar(90)],
    ['of 61 days ago', () => deHace(61)],
  ] as const)('a payment %s is no question', async (_, pagar) => {
    await pagar();
    await cargar(renglon());
    expect((await abonarUnico()).estado).toBe(200);
  });

  describe('that waits for a decision', () => {
    /** Captured a week ago, and come today. */
    async function pedir(monto: number, resto: object = {}): Promise<string> {
      const capturado_en = instanteLocal(sumarDias(HOY, -7), '12:00').toISOString();
      const { estado, cuerpo } = await banco.abonar(monto, { capturado_en, ...resto });
      expect(estado).toBe(202);
      return String(cuerpo.id_solicitud);
    }
    const transferencia = { fecha: sumarDias(HOY, -7), referencia: REFERENCIA };

    it('is shown first: not booked until somebody says that it is another one', async () => {
      const id_solicitud = await pedir(90, { transferencia });
      await cargar(renglon());
      const actual = { sin_deposito: [], por_decidir: [{ id_solicitud, monto: 90, transferencia }] };
      expect(await abonarUnico()).toMatchObject({ estado: 409, cuerpo: { code: 'CAMBIO_MIENTRAS', actual } });
      expect(movimientos()).toEqual([]);
      expect((await abonarRenglon(await unico(), saldo(), [], ['otra'])).estado).toBe(409);
      expect((await abonarRenglon(await unico(), saldo(), [], [id_solicitud])).estado).toBe(200);
      await comprobarLosDosLados();
    });

    it('once approved it is a transfer that the deposit pairs with', async () => {
      const id_solicitud = await pedir(90, { transferencia });
      await cargar(renglon());
      await banco.decidir(id_solicitud, 'aprobar', {});
      const { cuerpo } = await abonarUnico();
      expect(cuerpo).toMatchObject({ actual: { sin_deposito: [{ monto: 90, estado: 'por_confirmar' }] } });
      expect(cuerpo).not.toHaveProperty('actual.por_decidir');
    });

    it.each([
      ['of another amount', 91, { transferencia }],
      ['in cash', 90, {}],
    ])('%s is no question', async (_, monto, resto) => {
      await pedir(monto, resto);
      await cargar(renglon());
      expect((await abonarUnico()).estado).toBe(200);
    });
  });

  it('a transfer of 60 days ago is a question', async () => {
    await deHace(60);
    await cargar(renglon());
    expect((await abonarUnico()).estado).toBe(409);
  });

  it('a transfer that has a deposit is no question, and gets no second one', async () => {
    await transferir(90);
    await cargar(renglon());
    await marcar('vista', { renglon: await unico() });
    await cargar(renglon({ ordinal: 2 }));
    const visto = { ...SE_VE, estado: 'vista' };
    expect((await marcar('vista', { visto, renglon: await unico() })).estado).toBe(409);
    expect((await abonarUnico()).estado).toBe(200);
    await comprobarLosDosLados();
  });

  /** A transfer of that long ago, as the books keep it. */
  async function deHace(dias: number) {
    await transferir(90);
    const capturado_en = instanteLocal(sumarDias(HOY, -dias), '00:00');
    await banco.db().doc(`creditos/${id_credito}/movimientos/${ID_DEL_DIA}`).update({ capturado_en });
  }
});
