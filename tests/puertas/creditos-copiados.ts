// Credits of the full office that are copies of one, each with what makes it of another list; and how a copy is made.
import type { Documento } from '@leal/seed';
import { AHORA } from './oficina.ts';

/** The file that brought them. */
export const ARCHIVO = 'e'.repeat(64);

export type Datos = Readonly<Record<string, unknown>>;

export const hace = (minutos: number): Date => new Date(AHORA.getTime() - minutos * 60_000);

export const copia = (coleccion: string, id: string, datos: Datos): Documento => ({
  ruta: `${coleccion}/${id}`,
  datos,
});

/** Approved, and the cash still to be handed over. */
export const porEntregar = (credito: Datos, id_cobrador: string, n: number): Documento =>
  copia('creditos', `${id_cobrador}-por-${n}`, {
    ...credito,
    id_credito: `${id_cobrador}-por-${n}`,
    id_cobrador,
    // And as if a file had brought them.
    importado: { id: ARCHIVO, renglon: n },
  });

/** Taken out as lost. */
export const castigado = (credito: Datos, id_cobrador: string, n: number): Documento =>
  copia('creditos', `${id_cobrador}-cas-${n}`, {
    ...credito,
    id_credito: `${id_cobrador}-cas-${n}`,
    id_cobrador,
    estado_credito: 'Castigado',
    fecha_fin: '2026-11-08',
    castigo: {
      en: hace(n),
      fecha: '2026-11-08',
      por: 'g',
      nombre: 'Persona g',
      motivo: 'No se localiza',
      saldo_centavos: 360_000,
      capital_centavos: 300_000,
      num_pagos: 0,
      id_cobrador,
    },
  });

/** Asked for by a manager, and for another one to confirm; on somebody else's route, which has its own budget. */
export const castigoPedido = (credito: Datos, id_cobrador: string, n: number): Documento =>
  copia('creditos', `${id_cobrador}-ped-${n}`, {
    ...credito,
    id_credito: `${id_cobrador}-ped-${n}`,
    id_cobrador,
    castigo_pedido: { en: hace(n), por: 'g', nombre: 'Persona g', motivo: 'No se localiza' },
  });
