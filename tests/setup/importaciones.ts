// A lender's file, row by row, and the calls that bring it into Leal.
import { createHash, randomUUID } from 'node:crypto';
import type { RenglonEnviado } from '@leal/contract';
import { invocar } from './invocar.ts';
import { libroCuadrado } from './libro.ts';
import type { Cobrador, Mundo, Persona } from './mundo.ts';
import type { Pareja } from './reasignador.ts';

export const huellaNueva = (semilla: string = randomUUID()): string =>
  createHash('sha256').update(semilla).digest('hex');

/** 3,000 for 30 days (3,600; 120 a day) since Monday 9 November, of which 600 were paid, with one late day. */
export const renglonDe = (
  id_cobrador: string,
  renglon = 2,
  cambios: Partial<RenglonEnviado> = {},
): RenglonEnviado => ({
  renglon,
  id_cobrador,
  nombre: `Cliente Importado ${renglon}`,
  negocio: 'Abarrotes',
  direccion: `Hidalgo ${renglon}`,
  telefono: telefonoDe(id_cobrador, renglon),
  monto_solicitado: 3000,
  dias_pago: 30,
  fecha_inicio: '2026-11-09',
  total_pagado: 600,
  atrasos: 1,
  ...cambios,
});

/** A phone that nobody else has. */
export function telefonoDe(id_cobrador: string, renglon: number): string {
  const n = Number.parseInt(huellaNueva(`${id_cobrador} ${renglon}`).slice(0, 10), 16) % 1_000_000_000;
  return `9${String(n).padStart(9, '0')}`;
}

export const abrir = async (gerente: Persona, huella: string, renglones = 1) =>
  (
    await invocar(gerente, 'abrirImportacion', {
      cuerpo: { huella, archivo: 'cartera.xlsx', renglones },
    })
  ).cuerpo;

export const importar = (gerente: Persona, huella: string, renglones: readonly object[], vuelta = 1) =>
  invocar(gerente, 'importarRenglones', {
    parametros: { id_importacion: huella },
    cuerpo: { vuelta, renglones },
  });

export const deshacer = (gerente: Persona, huella: string, clientes?: readonly string[]) =>
  invocar(gerente, 'deshacerImportacion', {
    parametros: { id_importacion: huella },
    cuerpo: clientes ? { clientes } : {},
  });

export function importador(mundo: Mundo) {
  return {
    /** A collector without clients, and a file of theirs with so many rows. */
    archivo: async (cuantos = 1, cambios: Partial<RenglonEnviado> = {}) => {
      const cobrador = await mundo.cobrador([]);
      const huella = huellaNueva();
      await abrir(await mundo.cuenta('gerente@leal.demo'), huella, cuantos);
      const renglones = Array.from({ length: cuantos }, (_, i) => renglonDe(cobrador.uid, i + 2, cambios));
      return { cobrador, huella, renglones, libro: () => libroCuadrado(mundo.db, cobrador.uid) };
    },
    /** For the night of one collector alone. */
    solo: (cobrador: Cobrador): Pareja => ({ de: { cobrador } as Pareja['de'], a: cobrador }),
  };
}
