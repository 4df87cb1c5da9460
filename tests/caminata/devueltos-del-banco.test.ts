// A reversal gives back a deposit that an earlier file brought: it is named, with whose it is, and nothing changes by it.
import { sumarDias } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { HOY, TRANSFERENCIA } from './con-banco.ts';
import { renglon, usarRenglones } from './con-renglones.ts';

const banco = usarRenglones('devueltos');
const { id_pago, transferir, dinero, movimientos, cargar, cargarEn, listar, unico, marcar } = banco;

const AYER = sumarDias(HOY, -1);
const REFERENCIA = TRANSFERENCIA.referencia;
const devolucion = (resto: object = {}) => ({ fecha: HOY, monto: 90, referencia: REFERENCIA, ...resto });
const revisar = (cuenta: string, ...devoluciones: object[]) =>
  cargarEn(cuenta, { revisar: true, devoluciones });
const devueltos = async (...devoluciones: object[]) =>
  (await revisar('BBVA 0123', ...devoluciones)).cuerpo.devueltos ?? [];

describe('a reversal', () => {
  it('names the deposit of a payment that was seen with it, and changes neither', async () => {
    await transferir(90);
    await cargar(renglon({ fecha: AYER, referencia: REFERENCIA }));
    await marcar('vista', { renglon: await unico() });
    const antes = [dinero(), movimientos(), await listar('de_pago')];
    expect(await devueltos(devolucion({ referencia: '00mban-01002611090001' }))).toMatchObject([
      {
        devolucion: 0,
        depositos: [{ fecha: AYER, monto: 90, referencia: REFERENCIA, estado: 'de_pago', pago: { id_pago } }],
      },
    ]);
    expect([dinero(), movimientos(), await listar('de_pago')]).toEqual(antes);
  });

  it('names one that is free, and one that was put aside', async () => {
    await cargar(renglon({ referencia: 'A0421' }), renglon({ referencia: 'A0422' }));
    const apartado = (await listar()).datos.find((fila) => fila.referencia === 'A0422')?.id_renglon ?? '';
    await banco.db().doc(`renglones_banco/${apartado}`).update({ estado: 'ajeno' });
    const hallados = await devueltos(
      devolucion({ referencia: 'A0423' }),
      devolucion({ referencia: 'A0422' }),
      devolucion({ referencia: 'A0421' }),
    );
    expect(hallados).toMatchObject([
      { devolucion: 1, depositos: [{ referencia: 'A0422', estado: 'ajeno' }] },
      { devolucion: 2, depositos: [{ referencia: 'A0421', estado: 'libre' }] },
    ]);
  });

  it.each([
    ['another amount', renglon({ referencia: REFERENCIA, monto: 91 }), {}],
    ['another reference', renglon({ referencia: `${REFERENCIA}9` }), {}],
    ['a word that many write', renglon({ referencia: 'PAGO' }), { referencia: 'PAGO' }],
    ['a later day', renglon({ referencia: REFERENCIA }), { fecha: AYER }],
    [
      'another day than the one of its own file',
      renglon({ referencia: REFERENCIA, fecha: AYER }),
      { del: HOY },
    ],
  ])('names none of %s', async (_, deposito, resto) => {
    await cargar(deposito);
    expect(await devueltos(devolucion(resto))).toEqual([]);
  });

  it('names none of another account, and its own whatever its signs', async () => {
    await cargar(renglon({ referencia: REFERENCIA }));
    expect((await revisar('Banorte 77', devolucion())).cuerpo).toEqual({ resultados: [] });
    expect((await revisar('bbva-0123', devolucion())).cuerpo.devueltos).toHaveLength(1);
  });

  it('of which the own file has the deposit names that one alone, where it came in before', async () => {
    await cargar(...[HOY, AYER].map((fecha) => renglon({ fecha, referencia: REFERENCIA })));
    expect(await devueltos(devolucion({ del: AYER }))).toMatchObject([{ depositos: [{ fecha: AYER }] }]);
  });

  it('of several alike names the newest three', async () => {
    const dias = [1, 2, 3, 4, 5].map((n) => sumarDias(HOY, -n));
    await cargar(...dias.map((fecha) => renglon({ fecha, referencia: REFERENCIA })));
    const [hallado] = await devueltos(devolucion({ fecha: dias[1] }));
    expect(hallado?.depositos.map(({ fecha }) => fecha)).toEqual(dias.slice(1, 4));
  });

  it('is looked at alone, with deposits or without, and 200 at most', async () => {
    const muchas = Array.from({ length: 201 }, () => devolucion());
    const estado = async (resto: object, ...renglones: object[]) =>
      (await cargarEn('BBVA 0123', resto, ...renglones)).estado;
    expect(await estado({ devoluciones: [devolucion()] }, renglon())).toBe(400);
    expect(await estado({ revisar: true })).toBe(400);
    expect(await estado({ revisar: true, devoluciones: muchas })).toBe(400);
    expect(await estado({ revisar: true, devoluciones: muchas.slice(1) }, renglon())).toBe(200);
    expect(await listar()).toMatchObject({ total: 0 });
  });
});
