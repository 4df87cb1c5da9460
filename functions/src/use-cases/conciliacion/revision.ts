import type {
  AsuntoPorRevisar,
  CreditoDoc,
  DiferenciaConciliada,
  IdempotenciaDoc,
} from '@leal/contract/documentos';
import type {
  Aportacion,
  Centavos,
  CierreDeCartera,
  CuentasDeEfectivo,
  Desviacion,
  Fecha,
  FilaDesviada,
  Incrementos,
} from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';

/** The repair of one document, and the differences that it removes. */
export type Enmienda = { readonly diferencias: readonly DiferenciaConciliada[] } & (
  | {
      readonly tipo: 'credito';
      readonly id_credito: string;
      readonly derivas: Incrementos;
      readonly marcas: Pick<CreditoDoc, 'renovable' | 'debe_desde'>;
      /** The repair is applied only to this version: with another one, what the document adds to the sums may differ. */
      readonly version: Timestamp;
    }
  | { readonly tipo: 'totales' | 'avisos' | 'caja'; readonly derivas: Incrementos }
  /** The row that the open cut lacks. */
  | { readonly tipo: 'fila_caja'; readonly monto_centavos: Centavos }
  /** The first count of a box that is younger than its collector: no difference. */
  | { readonly tipo: 'caja_anterior'; readonly anterior_centavos: Centavos }
  | {
      readonly tipo: 'dia';
      readonly fecha: Fecha;
      readonly derivas: Incrementos;
      readonly filas: readonly FilaDesviada[];
      /** Credits of which the day does not say what they do: wait, or not, or with something else. */
      readonly esperas: readonly string[];
    }
  /** A box with too many rows, or that does not say since when it is open: no difference either. */
  | { readonly tipo: 'caja_al_dia' }
  /** Keys at zero and days past the window: no difference, but they would pile up. */
  | { readonly tipo: 'poda' }
);

/** A collector as of one instant, against what its documents add up to. */
export type Revision = {
  readonly id_cobrador: string;
  /** The last repair of this collector, as of that instant. */
  readonly guardia: IdempotenciaDoc | undefined;
  readonly creditos: number;
  readonly movimientos: number;
  readonly enmiendas: readonly Enmienda[];
  readonly por_revisar: readonly AsuntoPorRevisar[];
  /** What its credits add to the cash that is to come. */
  readonly efectivo: CuentasDeEfectivo;
  /** What the ledger says of each of its days. */
  readonly dias: Aportacion['dias'];
  /** The portfolio as of that instant, by how long it was behind at the end of that day. */
  readonly cerrar: (dia: Fecha) => Promise<CierreDeCartera>;
};

/** What went wrong, in its own words. */
export const motivoDe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The deviations of one document, as they are told. */
export const comoDiferencias = (
  id_cobrador: string,
  documento: string,
  desviadas: readonly Desviacion[],
): DiferenciaConciliada[] =>
  desviadas.map(({ ruta, ...cifras }) => ({ id_cobrador, documento, campo: ruta.join('.'), ...cifras }));
