import {
  abiertaDesde,
  type Centavos,
  type Fecha,
  type IncrementosDia,
  plegarFilas,
  type PorAprobar,
} from '@leal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { moverPorAprobar } from '../../data/avisos.ts';
import { cajas, contarCajaAnterior, moverCaja, ordenarCaja, sumarACaja } from '../../data/cajas.ts';
import { sumarACredito } from '../../data/creditos.ts';
import { podarTotales } from '../../data/poda.ts';
import { moverDias, sumarATotales } from '../../data/totales.ts';
import { nuevoId } from '../../platform/ids.ts';
import { type DiasDeAhora, leerDiasDeAhora } from './dias-de-ahora.ts';
import type { Enmienda } from './revision.ts';

type Donde = {
  readonly tx: Transaction;
  readonly id_cobrador: string;
  readonly hoy: Fecha;
  readonly ahora: Date;
};

/** The writes that follow from what the same transaction read. */
type BajoCandado = { readonly podar: () => void; readonly ordenar: () => void };

async function leerCajaPorOrdenar(tx: Transaction, id_cobrador: string, hoy: Fecha): Promise<() => void> {
  const caja = (await tx.get(cajas.doc(id_cobrador))).data();
  if (caja === undefined) return () => undefined;
  const filas = plegarFilas(caja.filas, hoy);
  return () => ordenarCaja(tx, caja, { filas, abierta_desde: abiertaDesde(caja.filas) });
}

const NOTA = 'Conciliación';

/** The next cut shows it, like any other adjustment. */
function ajustarCaja({ tx, id_cobrador, hoy: fecha, ahora: en }: Donde, monto_centavos: Centavos): void {
  const fila = {
    tipo: 'ajuste',
    monto_centavos,
    en,
    fecha,
    cliente: null,
    id_credito: null,
    nota: NOTA,
  } as const;
  moverCaja(tx, id_cobrador, `ajuste-conciliacion-${nuevoId()}`, fila);
}

function escribir(
  donde: Donde,
  enmienda: Enmienda,
  deAhora: DiasDeAhora,
  { podar, ordenar }: BajoCandado,
): void {
  const { tx, id_cobrador, hoy, ahora } = donde;
  switch (enmienda.tipo) {
    case 'credito': {
      const { id_credito, derivas, marcas, version } = enmienda;
      return sumarACredito(tx, id_credito, derivas, marcas, version);
    }
    case 'totales':
      return sumarATotales(tx, id_cobrador, enmienda.derivas, { hoy });
    case 'avisos':
      return moverPorAprobar(tx, id_cobrador, enmienda.derivas as PorAprobar);
    case 'dia': {
      const { fecha, derivas } = enmienda;
      const { filas, enEspera } = deAhora(enmienda);
      const cambio = {
        dias: { [fecha]: derivas as IncrementosDia },
        filas: { [fecha]: filas },
        enEspera: { [fecha]: enEspera },
      };
      return moverDias(tx, id_cobrador, cambio, ahora);
    }
    case 'caja':
      return sumarACaja(tx, id_cobrador, enmienda.derivas);
    case 'fila_caja':
      return ajustarCaja(donde, enmienda.monto_centavos);
    case 'caja_anterior':
      return contarCajaAnterior(tx, id_cobrador, enmienda.anterior_centavos);
    case 'caja_al_dia':
      return ordenar();
    case 'poda':
      return podar();
    default:
      return enmienda satisfies never;
  }
}

/** Reads what has to be read under the lock, and then adds to every document what it lacks. */
export async function aplicarEnmiendas(donde: Donde, enmiendas: readonly Enmienda[]): Promise<void> {
  const { tx, id_cobrador, hoy } = donde;
  const deAhora = await leerDiasDeAhora(tx, id_cobrador, enmiendas);
  const poda = enmiendas.some(({ tipo }) => tipo === 'poda');
  const podar = poda ? await podarTotales(tx, id_cobrador, hoy) : () => undefined;
  const conCaja = enmiendas.some(({ tipo }) => tipo === 'caja_al_dia');
  const ordenar = conCaja ? await leerCajaPorOrdenar(tx, id_cobrador, hoy) : () => undefined;
  for (const enmienda of enmiendas) escribir(donde, enmienda, deAhora, { podar, ordenar });
}
