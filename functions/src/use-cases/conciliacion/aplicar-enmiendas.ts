import type { Fecha, IncrementosDia, PorAprobar } from '@leal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { moverPorAprobar } from '../../data/avisos.ts';
import { sumarACredito } from '../../data/creditos.ts';
import { podarTotales } from '../../data/poda.ts';
import { moverDias, sumarATotales } from '../../data/totales.ts';
import { type FilasDeAhora, leerFilasDeAhora } from './filas-de-ahora.ts';
import type { Enmienda } from './revision.ts';

type Donde = {
  readonly tx: Transaction;
  readonly id_cobrador: string;
  readonly hoy: Fecha;
  readonly ahora: Date;
};

function escribir(
  { tx, id_cobrador, hoy, ahora }: Donde,
  enmienda: Enmienda,
  filasDe: FilasDeAhora,
  podar: () => void,
): void {
  switch (enmienda.tipo) {
    case 'credito': {
      const { id_credito, derivas, renovable, version } = enmienda;
      return sumarACredito(tx, id_credito, derivas, { renovable }, version);
    }
    case 'totales':
      return sumarATotales(tx, id_cobrador, enmienda.derivas, { hoy });
    case 'avisos':
      return moverPorAprobar(tx, id_cobrador, enmienda.derivas as PorAprobar);
    case 'dia': {
      const { fecha, derivas, filas } = enmienda;
      const cambio = {
        dias: { [fecha]: derivas as IncrementosDia },
        filas: { [fecha]: filasDe(fecha, filas) },
      };
      return moverDias(tx, id_cobrador, cambio, ahora);
    }
    case 'poda':
      return podar();
    default:
      return enmienda satisfies never;
  }
}

/** Reads what has to be read under the lock, and then adds to every document what it lacks. */
export async function aplicarEnmiendas(donde: Donde, enmiendas: readonly Enmienda[]): Promise<void> {
  const { tx, id_cobrador, hoy } = donde;
  const filasDe = await leerFilasDeAhora(tx, enmiendas);
  const poda = enmiendas.some(({ tipo }) => tipo === 'poda');
  const podar = poda ? await podarTotales(tx, id_cobrador, hoy) : () => undefined;
  for (const enmienda of enmiendas) escribir(donde, enmienda, filasDe, podar);
}
