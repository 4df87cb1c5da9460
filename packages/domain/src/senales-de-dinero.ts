import { abonosSinAprobacion } from './abono.ts';
import { diasEntre, type Fecha, formatearFecha } from './calendario.ts';
import { centavos, formatearPesos } from './dinero.ts';
import {
  type Correccion,
  deFila,
  entre,
  type FilaDeSenal,
  type FilaMirada,
  type HechosDeCobrador,
  llegoEl,
  type Mirada,
} from './hechos-de-senales.ts';
import { fechaLocal } from './zona-horaria.ts';

/* Signals of what was paid, corrected, counted and lent. */

const POR_CIENTO = 100;

/** Of the large payments of those days (half the most, and more) so many per cent at least: of clients who pay ahead some pay less, some more. */
export const PARTE_CASI_APROBACION = 50;

/** How many abonos it is worth, of what was suggested that day; 0: that is not known. */
const abonosDe = ({ monto_centavos, debido }: FilaMirada): number => {
  const esperado = debido?.esperado_centavos ?? 0;
  return esperado > 0 ? monto_centavos / esperado : 0;
};

export function casiAprobacion({ filas }: HechosDeCobrador, mirada: Mirada): FilaDeSenal[] {
  const tope = abonosSinAprobacion(mirada.parametros);
  // Of one or two abonos every payment would be one.
  if (tope <= 2) return [];
  const pagos = filas.filter((fila) => fila.tipo === 'pago' && entre(mirada)(llegoEl(fila)));
  const grandes = pagos.filter((pago) => abonosDe(pago) > tope / 2);
  const alTope = grandes.filter((pago) => abonosDe(pago) > tope - 1 && abonosDe(pago) <= tope);
  if (alTope.length * POR_CIENTO < grandes.length * PARTE_CASI_APROBACION) return [];
  return alTope.map((pago) => deFila(pago, `${tope} abonos en un pago`));
}

/** So many days after the payment it is soon to ask for a correction. */
export const DIAS_A_LA_BAJA = 3;

const esPronto = ({ pagado, pedida }: Correccion): boolean =>
  pagado !== null && diasEntre(pagado, pedida) <= DIAS_A_LA_BAJA;

export const aLaBaja = ({ correcciones }: HechosDeCobrador, mirada: Mirada): FilaDeSenal[] =>
  correcciones
    .filter((correccion) => entre(mirada)(fechaLocal(correccion.en)) && esPronto(correccion))
    .map(({ id, en, id_cliente, cliente, de_centavos, a_centavos }) => ({
      id,
      a: 'cliente',
      destino: id_cliente,
      nombre: cliente,
      cuando: en,
      dia: fechaLocal(en),
      monto_centavos: a_centavos,
      que:
        a_centavos === null
          ? `se eliminó un pago de ${formatearPesos(de_centavos)}`
          : `de ${formatearPesos(de_centavos)} quedó en ${formatearPesos(a_centavos)}`,
    }));

export const recibosRevocados = ({ revocados }: HechosDeCobrador, mirada: Mirada): FilaDeSenal[] =>
  revocados
    .filter(({ en }) => entre(mirada)(fechaLocal(en)))
    .map(({ folio, en, motivo }) => ({
      id: folio,
      a: 'comprobante',
      destino: folio,
      nombre: null,
      cuando: en,
      dia: fechaLocal(en),
      monto_centavos: null,
      que: motivo === null ? `folio ${folio}, sin motivo` : `folio ${folio}: ${motivo}`,
    }));

/** What lacks and what is too much alike: who keeps some back in one cut lays it down in another. */
export const diferenciasSeguidas = ({ diferencias }: HechosDeCobrador, mirada: Mirada): FilaDeSenal[] =>
  diferencias
    .filter(
      ({ en, diferencia_centavos }) =>
        Math.abs(diferencia_centavos) >= mirada.umbrales.senal_faltante_centavos &&
        entre(mirada)(fechaLocal(en)),
    )
    .map(({ id_corte, en, diferencia_centavos }) => ({
      id: id_corte,
      a: 'corte',
      destino: id_corte,
      nombre: null,
      cuando: en,
      dia: fechaLocal(en),
      monto_centavos: centavos(Math.abs(diferencia_centavos)),
      que: diferencia_centavos > 0 ? 'faltó en su corte' : 'sobró en su corte',
    }));

export const telefonosDeOtros = ({ prestados }: HechosDeCobrador, mirada: Mirada): FilaDeSenal[] =>
  prestados
    .filter(({ en, otros }) => otros.length > 0 && entre(mirada)(fechaLocal(en)))
    .map(({ id_credito, en, id_cliente, cliente, monto_centavos, otros }) => ({
      id: id_credito,
      a: 'cliente',
      destino: id_cliente,
      nombre: cliente,
      cuando: en,
      dia: fechaLocal(en),
      monto_centavos,
      que: `con el mismo teléfono que ${otros.join(', ')}`,
    }));

/** Words are written again and again ('ABONO'); the number of a transfer is one. */
export const distingue = (referencia_normal: string): boolean => /\d{4}/.test(referencia_normal);

type Transferida = { readonly id_cliente: string; readonly fecha: Fecha };

/** One transfer that stands for two payments: of two clients, or of one that was made on the same day. */
export const esLaMisma = (una: Transferida, otra: Transferida): boolean =>
  una.id_cliente !== otra.id_cliente || una.fecha === otra.fecha;

export const mismaReferencia = ({ repetidas }: HechosDeCobrador, mirada: Mirada): FilaDeSenal[] =>
  repetidas
    .filter(({ dia }) => entre(mirada)(dia))
    .map(({ fila, dia, otra }) => ({
      ...deFila(
        fila,
        `referencia ${fila.transferencia?.referencia ?? ''}, como la de ${otra.cliente}: ${formatearPesos(otra.monto_centavos)} del ${formatearFecha(otra.fecha)}`,
      ),
      dia,
    }));
