// The nights that keep the pictures of weeks, in the office of the holidays, and what is asked of it there.
import type { FotoSemanaDoc } from '@leal/contract/documentos';
import { fecha } from '@leal/domain';
import { expect } from 'vitest';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { contarSemana } from '../cifras/recuento-evolucion.ts';
import { invocar } from '../setup/invocar.ts';
import { corregir } from './decidir.ts';
import { a, cobrador, enSala, gerente, hoy } from './feria.ts';

/** The night of that day, at three. */
export const noche = (dia: string, hora = '03:00') => {
  a(dia, hora);
  return conciliarSaldos({ reloj: { ahora: hoy } });
};

export const fotos = () =>
  Object.fromEntries(enSala().espejo().entradas('fotos_semanales')) as Record<string, FotoSemanaDoc>;

export const SEMANA = fecha('2026-11-16');
export const foto = (quien: string, lunes: string = SEMANA): FotoSemanaDoc | undefined =>
  fotos()[`fotos_semanales/${quien}_${lunes}`];

export const idDe = (plazo: number, quien = cobrador) => `${quien.uid}-cre-${plazo}`;

export async function pagar(monto: number, id_credito = idDe(40), quien = cobrador): Promise<string> {
  const { estado, cuerpo } = await invocar(quien, 'registrarAbono', { cuerpo: { id_credito, monto } });
  expect(estado).toBe(200);
  return String(cuerpo.id_pago);
}

export const borrar = (id_pago: string, quien = cobrador) => corregir([quien, gerente], id_pago);

export const evolucion = async (id_cobrador?: string) => {
  const { estado, cuerpo } = await invocar(gerente, 'evolucion', {
    consulta: id_cobrador ? { id_cobrador } : {},
  });
  expect(estado).toBe(200);
  return cuerpo;
};

export const corregidas = () =>
  Object.entries(fotos()).flatMap(([ruta, { corregida }]) =>
    corregida ? [ruta.replace('fotos_semanales/', '')] : [],
  );

/** What each picture says now, corrections included, is what the rows say, counted apart; no day was closed. */
export function segunRenglones(): void {
  const espejo = enSala().espejo();
  const todo = { creditos: espejo.de('creditos'), filas: espejo.de('movimientos'), festivosDe: () => [] };
  for (const [ruta, { id_cobrador, lunes, cifras, corregida }] of Object.entries(fotos()))
    if (id_cobrador !== null)
      expect([ruta, corregida?.cifras ?? cifras]).toEqual([ruta, contarSemana(todo, id_cobrador, lunes)]);
}
