// What the bank tells of: loaded from a file, once, and paired with the transfers that wait.
import { sumarDias } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { invocar } from '../setup/invocar.ts';
import { HOY, TRANSFERENCIA } from './con-banco.ts';
import { ID_DEL_DIA, renglon, SE_VE, usarRenglones } from './con-renglones.ts';

const banco = usarRenglones('renglones');
const { gerente, cobrador, id_pago, transferir, dinero, movimientos } = banco;
const { cargar, listar, resultados, unico, marcar, corregir, comprobarLosDosLados } = banco;

const REFERENCIA = TRANSFERENCIA.referencia;
const parejas = async () => (await invocar(gerente, 'proponerParejas')).cuerpo;

describe('a file of the bank', () => {
  it('comes in once, however often it is loaded; equal deposits of a day are two', async () => {
    const dos = [renglon(), renglon({ ordinal: 2 }), renglon({ referencia: 'A-1' })];
    expect(await resultados(...dos)).toEqual(['cargado', 'cargado', 'cargado']);
    expect(await resultados(...dos)).toEqual(['ya_estaba', 'ya_estaba', 'ya_estaba']);
    expect(await listar()).toMatchObject({ total: 3, monto: 270 });
  });

  it('names one row twice: it comes once', async () => {
    expect(await resultados(renglon(), renglon({ concepto: 'otras palabras' }))).toEqual([
      'cargado',
      'ya_estaba',
    ]);
  });

  it.each([
    ['a charge', { monto: -90 }],
    ['nothing', { monto: 0 }],
    ['a day to come', { fecha: sumarDias(HOY, 1) }],
  ])('%s stays out, and the others come in', async (_, mal) => {
    expect(await resultados(renglon(mal), renglon())).toEqual(['rechazado', 'cargado']);
    expect(await listar()).toMatchObject({ total: 1 });
  });

  it.each([
    ['no rows', []],
    ['201 rows', Array.from({ length: 201 }, (_, i) => renglon({ ordinal: i + 1 }))],
    ['a day that is none', [renglon({ fecha: '2026-02-31' })]],
    ['a third of a centavo', [renglon({ monto: 90.001 })]],
    ['ordinal 0', [renglon({ ordinal: 0 })]],
  ])('%s is refused whole', async (_, renglones) => {
    expect((await cargar(...renglones)).estado).toBe(400);
    expect(await listar()).toMatchObject({ total: 0 });
  });

  it('of two managers at once each row comes once', async () => {
    const ambos = await Promise.all([resultados(renglon()), resultados(renglon())]);
    expect(ambos.flat().toSorted()).toEqual(['cargado', 'ya_estaba']);
  });

  it('of 200 rows comes in one call, and its pages neither skip nor repeat', async () => {
    const muchos = Array.from({ length: 200 }, (_, i) =>
      renglon({ monto: i + 1, fecha: sumarDias(HOY, -(i % 7)) }),
    );
    expect(new Set(await resultados(...muchos))).toEqual(new Set(['cargado']));
    const pagina = async (cursor?: string) => {
      const consulta = { limite: '70', ...(cursor && { cursor }) };
      return (await invocar(gerente, 'listarRenglones', { consulta })).cuerpo;
    };
    const primera = await pagina();
    const segunda = await pagina(primera.siguiente ?? '');
    const tercera = await pagina(segunda.siguiente ?? '');
    const vistos = [primera, segunda, tercera].flatMap(({ datos }) => datos.map((fila) => fila.id_renglon));
    expect(tercera.siguiente).toBeNull();
    expect(new Set(vistos).size).toBe(200);
    expect(vistos).toHaveLength(200);
  });

  it('is listed whole, whatever each deposit is, or of some days of the bank', async () => {
    const [antier, ayer] = [sumarDias(HOY, -2), sumarDias(HOY, -1)];
    await cargar(renglon({ fecha: antier }), renglon({ fecha: ayer }), renglon({ fecha: HOY }));
    const [primero] = (await listar()).datos;
    await invocar(gerente, 'apartarRenglon', {
      parametros: { id_renglon: primero?.id_renglon ?? '' },
      cuerpo: { estado: 'ajeno' },
    });
    const fechas = async (consulta: Record<string, string>) =>
      (await invocar(gerente, 'listarRenglones', { consulta })).cuerpo.datos.map(({ fecha }) => fecha);
    expect(await fechas({ estado: 'todos' })).toEqual([HOY, ayer, antier]);
    expect(await fechas({ estado: 'todos', desde: ayer })).toEqual([HOY, ayer]);
    expect(await fechas({ estado: 'todos', desde: ayer, hasta: ayer })).toEqual([ayer]);
    expect(await fechas({ estado: 'libre', hasta: HOY })).toEqual([ayer, antier]);
    expect(await fechas({ estado: 'todos', desde: sumarDias(HOY, 1) })).toEqual([]);
  });
});

describe('a transfer that waits', () => {
  it('is proposed with its deposit, by reference before amount; nothing is marked by it', async () => {
    await transferir(90);
    await cargar(renglon(), renglon({ referencia: REFERENCIA.toLowerCase() }));
    const { datos, sin_pareja } = await parejas();
    expect(datos).toMatchObject([
      {
        tipo: 'referencia',
        transferencia: { id_pago },
        renglones: [{ referencia: REFERENCIA.toLowerCase() }],
      },
    ]);
    expect(datos[0]?.renglones).toHaveLength(1);
    expect(sin_pareja).toBe(0);
    expect(movimientos()[0]?.banco).toEqual({ estado: 'por_confirmar' });
  });

  it.each([
    ['another amount', renglon({ monto: 91 })],
    ['another amount, under words that many write', renglon({ monto: 91, referencia: 'PAGO' })],
    [
      'another amount, eight days before',
      renglon({ monto: 91, fecha: sumarDias(HOY, -8), referencia: REFERENCIA }),
    ],
    ['eight days before', renglon({ fecha: sumarDias(HOY, -8), referencia: REFERENCIA })],
    ['no reference, and two days before', renglon({ fecha: sumarDias(HOY, -2) })],
  ])('is not the deposit of %s', async (_, deposito) => {
    await transferir(90);
    await cargar(deposito);
    expect(await parejas()).toMatchObject({ datos: [], sin_pareja: 1, siguiente: null });
  });

  it('stands beside the deposit of its number and another amount, and is its pair once it is corrected', async () => {
    await transferir(90);
    await cargar(renglon({ monto: 91, referencia: REFERENCIA }));
    const deposito = await unico();
    const renglones = [{ id_renglon: deposito, monto: 91 }];
    expect(await parejas()).toMatchObject({ datos: [{ tipo: 'otro_monto', renglones }], sin_pareja: 0 });
    expect((await marcar('vista', { renglon: deposito })).estado).toBe(409);
    await corregir({ monto_nuevo: 91 });
    expect(await parejas()).toMatchObject({ datos: [{ tipo: 'referencia', renglones }], sin_pareja: 0 });
  });

  it('stands beside none that is the deposit of another transfer', async () => {
    await transferir(90);
    await cargar(renglon({ referencia: REFERENCIA }), renglon({ monto: 91, referencia: REFERENCIA }));
    const { datos } = await parejas();
    expect(datos).toMatchObject([{ tipo: 'referencia', renglones: [{ monto: 90 }] }]);
  });

  it('is for a person where several deposits could be it', async () => {
    await transferir(90, { fecha: HOY });
    await cargar(renglon(), renglon({ ordinal: 2 }));
    expect((await parejas()).datos).toMatchObject([{ tipo: 'ambigua', renglones: [{}, {}] }]);
  });

  it('is seen with its deposit, which is that payment from then on, and of no other', async () => {
    await transferir(90);
    await cargar(renglon({ referencia: REFERENCIA }));
    const deposito = await unico();
    const antes = dinero();
    expect(await marcar('vista', { renglon: deposito })).toMatchObject({ estado: 200 });
    expect(movimientos()[0]?.banco).toMatchObject({ estado: 'vista', renglon: deposito });
    expect(await listar('de_pago')).toMatchObject({ total: 1, monto: 90, datos: [{ pago: { id_pago } }] });
    expect(await parejas()).toMatchObject({ datos: [], sin_pareja: 0 });
    expect(dinero()).toEqual(antes);
    await comprobarLosDosLados();
  });

  it('is not marked with a deposit of another amount, of another payment, or of nobody', async () => {
    await transferir(90);
    await cargar(renglon({ monto: 91 }), renglon());
    const { datos } = await listar();
    const de = (monto: number) => datos.find((fila) => fila.monto === monto)?.id_renglon ?? '';
    for (const deposito of [de(91), 'nadie'])
      expect(await marcar('vista', { renglon: deposito })).toMatchObject({
        estado: 409,
        cuerpo: { code: 'CAMBIO_MIENTRAS' },
      });
    await marcar('vista', { renglon: de(90) });
    await invocar(cobrador, 'registrarAbono', {
      cuerpo: { id_credito: `${cobrador.uid}-cre-30`, monto: 90, transferencia: { fecha: HOY } },
    });
    const otro = { id_pago: `${cobrador.uid}-cre-30.${ID_DEL_DIA}`, renglon: de(90) };
    expect((await marcar('vista', otro)).estado).toBe(409);
    await comprobarLosDosLados();
  });

  it('a deposit twice in one request, or with a mark that did not come, is refused', async () => {
    await transferir(90);
    const pagos = [1, 2].map((n) => ({ id_pago: `c${n}.pago-1`, visto: SE_VE, renglon: 'x' }));
    for (const cuerpo of [
      { estado: 'vista', pagos },
      { estado: 'no_esta', pagos: pagos.slice(1) },
    ])
      expect((await invocar(gerente, 'marcarTransferencias', { cuerpo })).estado).toBe(400);
  });

  it.each(['por_confirmar', 'no_esta'])('lets go of its deposit when it is marked %s', async (estado) => {
    await transferir(90);
    await cargar(renglon());
    await marcar('vista', { renglon: await unico() });
    await marcar(estado, { visto: { monto: 90, estado: 'vista' } });
    expect(await listar()).toMatchObject({ total: 1, datos: [{ estado: 'libre' }] });
    expect((await listar()).datos[0]).not.toHaveProperty('pago');
    await comprobarLosDosLados();
  });

  it.each([
    ['another amount', { monto_nuevo: 45 }],
    ['cash after all', { monto_nuevo: 90, transferencia_nueva: null }],
    ['another reference', { monto_nuevo: 90, transferencia_nueva: { fecha: HOY } }],
    ['taken out', {}],
  ])('lets go of its deposit when it is corrected: %s', async (_, correccion) => {
    await transferir(90);
    await cargar(renglon());
    await marcar('vista', { renglon: await unico() });
    await corregir(correccion);
    expect(await listar()).toMatchObject({ total: 1 });
    expect(movimientos().find((fila) => fila.banco?.renglon)).toBeUndefined();
    await comprobarLosDosLados();
  });

  it('keeps its deposit when a request to correct it is rejected', async () => {
    await transferir(90);
    await cargar(renglon());
    await marcar('vista', { renglon: await unico() });
    await corregir({ monto_nuevo: 45 }, 'rechazar');
    expect(await listar('de_pago')).toMatchObject({ total: 1 });
    await comprobarLosDosLados();
  });
});

describe('the night', () => {
  const conciliar = () => conciliarSaldos({ reloj: { ahora: banco.ahora }, soloRevisar: true });

  it('finds the deposits of payments and the payments with a deposit to be the same', async () => {
    await transferir(90);
    await cargar(renglon(), renglon({ ordinal: 2 }));
    await marcar('vista', { renglon: await unico() });
    expect(await conciliar()).toMatchObject({ estado: 'cuadra', por_revisar: [] });
  });

  it('says so where they are not', async () => {
    await transferir(90);
    await cargar(renglon());
    const id = await unico();
    await marcar('vista', { renglon: id });
    await banco.db().doc(`renglones_banco/${id}`).update({ estado: 'libre' });
    expect(await conciliar()).toMatchObject({
      por_revisar: [
        {
          documento: 'renglones_banco',
          motivo: 'Los depósitos de pagos son 0 de $0.00, y los pagos con depósito 1 de $90.00',
        },
      ],
    });
  });
});
