// What is kept of a deposit that a correction lets go of, and whose a deposit is that a manager books.
import { sumarDias } from '@leal/domain';
import { expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { HOY, TRANSFERENCIA } from './con-banco.ts';
import { renglon, usarRenglones } from './con-renglones.ts';

const banco = usarRenglones('suelta');
const { gerente, libro, transferir, cargar, unico, marcar, corregir, abonarRenglon, saldo } = banco;
const correcciones = () => libro().bitacora.filter(({ antes }) => antes !== null && 'num_pagos' in antes);

it('a correction of one that was seen leaves in the audit what it was, and which deposit', async () => {
  await cargar(renglon({ referencia: TRANSFERENCIA.referencia }));
  await transferir(90);
  const id_renglon = await unico();
  await marcar('vista', { renglon: id_renglon });
  await corregir({ monto_nuevo: 45 });
  const [editada] = libro().bitacora.filter(({ antes }) => antes?.['id_renglon'] !== undefined);
  expect(editada?.antes).toMatchObject({ monto_centavos: 9_000, banco: 'vista', id_renglon });
});

it('one of a payment that waits says nothing of it', async () => {
  await transferir(90);
  await corregir({ monto_nuevo: 45 });
  for (const { antes } of correcciones()) expect(antes).not.toHaveProperty('banco');
});

it('deposits that a manager books are no share of its collector', async () => {
  for (let n = 0; n < 5; n += 1) {
    banco.ponerDia(sumarDias(HOY, n));
    await cargar(renglon({ fecha: sumarDias(HOY, n) }));
    expect((await abonarRenglon(await unico(), saldo())).estado).toBe(200);
  }
  const sumas = Object.values(libro().totales.ultimos_15_dias);
  expect(sumas.map((dia) => dia.del_banco_centavos)).toEqual([9_000, 9_000, 9_000, 9_000, 9_000]);
  banco.cuadra();
  await banco.comprobarLosDosLados();
});

it('of more than 300 collectors no shares are told, and that is said', async () => {
  const lote = banco.db().batch();
  for (let n = 0; n < 300; n += 1) lote.set(banco.db().doc(`totales/otro-${n}`), {});
  await lote.commit();
  expect((await invocar(gerente, 'partesPorTransferencia', {})).cuerpo).toMatchObject({
    mediana: null,
    demasiados: true,
    datos: [],
  });
});
