// What a manager should look at among transfers: the same reference twice, one that waits too long, and whose share is large.
import { fecha, sumarDias } from '@leal/domain';
import { gente } from '@leal/jugador';
import { describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { invocar } from '../setup/invocar.ts';
import { conNumeros, usarOficina } from './con-oficina.ts';
import { corregir } from './decidir.ts';

/** A Monday. */
const HOY = fecha('2026-11-09');
const oficina = gente('senales', 4, 1);
const [cobrador, otro] = oficina.cobradores;
const [gerente] = oficina.gerentes;
if (!cobrador || !otro || !gerente) throw new Error('Nobody');

const { alas } = usarOficina('demo-senales', oficina, HOY, conNumeros({ dias_transferencia: 30 }));

type Quien = typeof cobrador;
const pagar = async (quien: Quien, plazo: 30 | 40 | 60, monto: number, transferencia?: object) => {
  const cuerpo = {
    id_credito: `${quien.uid}-cre-${plazo}`,
    monto,
    ...(transferencia && { transferencia: { fecha: HOY, ...transferencia } }),
  };
  const respuesta = await invocar(quien, 'registrarAbono', { cuerpo });
  expect(respuesta.estado, JSON.stringify(respuesta.cuerpo)).toBe(200);
  return respuesta.cuerpo.id_pago;
};
const listar = async (estado: 'por_confirmar' | 'no_esta' | 'vista' = 'por_confirmar') =>
  (await invocar(gerente, 'listarTransferencias', { consulta: { estado } })).cuerpo.datos;
const deCredito = async (id_credito: string, ...estado: Parameters<typeof listar>) =>
  (await listar(...estado)).find((fila) => fila.id_credito === id_credito);

describe('the same reference', () => {
  it('as two people type it, whoever took them and whatever the bank has seen: each says the other', async () => {
    const primera = await pagar(cobrador, 40, 90, { referencia: '00mban-0100 26' });
    await pagar(otro, 40, 60, { referencia: 'MBAN010026' });
    await pagar(otro, 30, 60, { referencia: 'MBAN010027' });
    await pagar(otro, 60, 60, {});
    const visto = { monto: 90, estado: 'por_confirmar' as const };
    await invocar(gerente, 'marcarTransferencias', {
      cuerpo: { estado: 'vista', pagos: [{ id_pago: String(primera), visto }] },
    });
    const dichas = Object.fromEntries(
      (await listar()).map(({ id_credito, misma_referencia }) => [id_credito, misma_referencia]),
    );
    expect(dichas).toEqual({
      [`${otro.uid}-cre-40`]: [
        expect.objectContaining({ id_pago: primera, monto: 90, estado: 'vista', fecha: HOY }),
      ],
      [`${otro.uid}-cre-30`]: undefined,
      [`${otro.uid}-cre-60`]: undefined,
    });
    expect((await listar('vista'))[0]).not.toHaveProperty('misma_referencia');
  });

  it('is not looked for longer than sixty days', async () => {
    await pagar(cobrador, 40, 90, { referencia: 'MBAN01' });
    alas('2027-01-08');
    await pagar(otro, 40, 60, { fecha: '2027-01-08', referencia: 'MBAN01' });
    expect(await listar()).toHaveLength(2);
    expect(await deCredito(`${otro.uid}-cre-40`)).toHaveProperty('misma_referencia');
    alas('2027-01-09');
    expect(await deCredito(`${otro.uid}-cre-40`)).not.toHaveProperty('misma_referencia');
  });

  it('of a payment that was deleted counts no more; another reference is another', async () => {
    const id_pago = String(await pagar(cobrador, 40, 90, { referencia: 'MBAN01' }));
    await pagar(otro, 40, 60, { referencia: 'MBAN01' });
    const ponerReferencia = (referencia: string) =>
      corregir([cobrador, gerente], id_pago, {
        monto_nuevo: 90,
        transferencia_nueva: { fecha: HOY, referencia },
      });
    const repetida = async () =>
      (await deCredito(`${otro.uid}-cre-40`))?.misma_referencia?.map((otra) => otra.id_pago);
    expect(await repetida()).toEqual([id_pago]);
    await ponerReferencia('MBAN02');
    expect(await repetida()).toBeUndefined();
    await ponerReferencia('mban01');
    expect(await repetida()).toEqual([id_pago]);
    await corregir([cobrador, gerente], id_pago);
    expect(await repetida()).toBeUndefined();
  });
});

describe('one that nobody has looked for', () => {
  it.each([
    ['2026-11-12', undefined],
    ['2026-11-13', 4],
    ['2026-11-16', 7],
  ])('on %s says that it waits for days: %s', async (dia, dias) => {
    await pagar(cobrador, 40, 90, { referencia: 'MBAN01' });
    alas(dia);
    expect((await listar())[0]?.sin_confirmar_dias).toBe(dias);
  });

  const poner = async (senal_dias_habiles: number) => {
    const { version } = (await invocar(gerente, 'leerAjustes')).cuerpo;
    const cuerpo = { cambios: { parametros: { senal_dias_habiles } }, visto: version };
    return (await invocar(gerente, 'guardarAjustes', { cuerpo })).estado;
  };

  it.each([
    [1, '2026-11-10', undefined],
    [1, '2026-11-11', 2],
    [5, '2026-11-16', undefined],
    [5, '2026-11-17', 8],
  ])('of %i working days, as the owner sets them, on %s: %s', async (habiles, dia, dias) => {
    expect(await poner(habiles)).toBe(200);
    await pagar(cobrador, 40, 90, { referencia: 'MBAN01' });
    alas(dia);
    const [fila] = await listar();
    expect([fila?.sin_confirmar_dias, fila?.sin_confirmar_habiles]).toEqual(
      dias === undefined ? [undefined, undefined] : [dias, habiles],
    );
  });

  it.each([0, 16])('of %i working days is refused, and by hand it is the three of before', async (mal) => {
    expect(await poner(mal)).toBe(400);
    await firestore().doc('configuracion/negocio').update({ 'parametros.senal_dias_habiles': mal });
    await pagar(cobrador, 40, 90, { referencia: 'MBAN01' });
    alas('2026-11-13');
    expect((await listar())[0]).toMatchObject({ sin_confirmar_dias: 4, sin_confirmar_habiles: 3 });
  });

  it('is not asked of one that is not there', async () => {
    const id_pago = String(await pagar(cobrador, 40, 90, {}));
    const pagos = [{ id_pago, visto: { monto: 90, estado: 'por_confirmar' as const } }];
    await invocar(gerente, 'marcarTransferencias', { cuerpo: { estado: 'no_esta', pagos } });
    alas('2026-11-20');
    expect((await listar('no_esta'))[0]).not.toHaveProperty('sin_confirmar_dias');
  });
});

it('a collector whose share is far above the others’ is told, with both', async () => {
  const partes = async () => (await invocar(gerente, 'partesPorTransferencia', {})).cuerpo;
  for (let n = 0; n < 5; n += 1) {
    const dia = sumarDias(HOY, n);
    alas(dia);
    for (const quien of oficina.cobradores)
      await pagar(quien, 40, 90, quien === cobrador ? { fecha: dia } : undefined);
  }
  expect(await partes()).toEqual({
    desde: sumarDias(HOY, 4 - 14),
    mediana: 0,
    datos: [{ id_cobrador: cobrador.uid, nombre_cobrador: `Cobrador ${cobrador.uid}`, parte: 100, dias: 5 }],
  });
});
