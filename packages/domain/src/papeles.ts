import { type Fecha, type Festivo, formatearFecha } from './calendario.ts';
import { type ConPlan, festivosDelPlan } from './calendario-de-cobro.ts';
import { type Costo, costoDelCredito } from './costo.ts';
import { legalesDe } from './datos-legales.ts';
import { type Centavos, formatearPesos, restar } from './dinero.ts';
import { formatearMes, mesDe } from './mes.ts';
import { montoEnLetra } from './monto-en-letra.ts';
import type { Negocio } from './negocio.ts';
import { type CreditoPlaneado, type PagoPrevisto, planDePagos } from './plan-de-pagos.ts';

/*
 * The papers of a loan that is handed over: a pagaré and a contract. Their words are the owner's (`configuracion/negocio`); these
 * are used until then. They are a form: nobody but the lender's lawyer can say that they hold.
 */

const PAGARE = `Debo y pagaré incondicionalmente por este pagaré, a la orden de {prestamista}, en {lugar}, el {vence}, la cantidad de {total} ({total_en_letra}), valor recibido a mi entera satisfacción.
Esta cantidad es el préstamo de {monto} más su interés de {interes_en_pesos}.`;

const CONTRATO = `PRIMERA. Préstamo. {prestamista}, en adelante «el prestamista», presta a {cliente}, en adelante «el cliente», la cantidad de {monto} ({monto_en_letra}). {entrega}
SEGUNDA. Interés. El préstamo causa un interés fijo de {interes} % por todo el plazo, que es de {interes_en_pesos}. El total a pagar es de {total} ({total_en_letra}).
TERCERA. Pagos. El cliente paga el total en {pagos} abonos, cada uno de {abono} y el último de {ultimo_abono}, del {primer_pago} al {ultimo_pago}, según el plan de pagos de este contrato.
CUARTA. Pago anticipado. El cliente puede pagar antes de cada fecha, en todo o en parte.
QUINTA. Comprobantes. El cliente puede pedir un comprobante de cada pago, y su estado de cuenta.
SEXTA. Pagaré. El cliente firma un pagaré por el total. Cuando lo haya pagado, el prestamista se lo devuelve.
SÉPTIMA. Datos personales. El prestamista usa los datos del cliente conforme a su aviso de privacidad.
OCTAVA. Jurisdicción. Para lo que no se resuelva de común acuerdo, las partes se someten a los tribunales de {lugar}.`;

/** On paper until the lender says that the lawyer has approved the words. */
export const AVISO_DE_FORMATO =
  'Formato de ejemplo. Antes de usarse lo debe revisar y aprobar el abogado de quien presta.';

/** The line that is filled in by hand. */
const EN_BLANCO = '_'.repeat(24);

/** '18 de noviembre de 2026'. */
const enPalabras = (fecha: Fecha): string => `${Number(fecha.slice(8))} de ${formatearMes(mesDe(fecha))}`;

export type CreditoEnPapel = CreditoPlaneado &
  ConPlan & {
    readonly nombre: string;
    readonly monto_solicitado: Centavos;
    readonly interes: number;
    readonly fecha_vencimiento: Fecha;
    /** The cash for the client; less than the loan, where that settles the one before. */
    readonly entregado: Centavos;
    /** The day of the papers: that on which the cash is handed over. */
    readonly fecha: Fecha;
  };

/** All that the papers of a loan say; their words a paragraph each. */
export type PapelesDeCredito = {
  readonly prestamista: string;
  readonly lugar: string;
  readonly fecha: string;
  readonly vence: string;
  readonly total_en_letra: string;
  readonly costo: Costo;
  readonly entregado_en_letra: string;
  readonly pagare: readonly string[];
  readonly contrato: readonly string[];
  readonly plan: readonly PagoPrevisto[];
  /** Null: the lender's lawyer has approved the words. */
  readonly aviso: string | null;
};

/** The plan's payments; those that rounding has left nothing of are none. */
const pagosDe = (credito: CreditoEnPapel, festivos: readonly Festivo[]): PagoPrevisto[] =>
  planDePagos(credito, festivos).filter(({ monto }) => monto > 0);

function comoSeEntrega({ monto_solicitado, entregado }: CreditoEnPapel): string {
  const anterior = restar(monto_solicitado, entregado);
  if (anterior <= 0) return 'El cliente la recibe en efectivo.';
  const liquida = `De esa cantidad, ${formatearPesos(anterior)} liquidan su préstamo anterior`;
  return entregado > 0
    ? `${liquida} y el cliente recibe ${formatearPesos(entregado)} en efectivo.`
    : `${liquida}.`;
}

const dia = (pago: PagoPrevisto | undefined): string => (pago ? formatearFecha(pago.fecha) : EN_BLANCO);
const cuanto = (pago: PagoPrevisto | undefined): string => (pago ? formatearPesos(pago.monto) : EN_BLANCO);

type Hecho = Pick<PapelesDeCredito, 'prestamista' | 'lugar' | 'plan' | 'costo'>;

/** The places that the words have, each with what stands there. */
function huecosDe(credito: CreditoEnPapel, { prestamista, lugar, plan, costo }: Hecho) {
  const { nombre, monto_solicitado, monto_total, interes, fecha, fecha_vencimiento } = credito;
  return {
    prestamista,
    lugar,
    cliente: nombre,
    fecha: enPalabras(fecha),
    vence: enPalabras(fecha_vencimiento),
    monto: formatearPesos(monto_solicitado),
    monto_en_letra: montoEnLetra(monto_solicitado),
    interes: String(interes),
    interes_en_pesos: formatearPesos(costo.monto_interes),
    total: formatearPesos(monto_total),
    total_en_letra: montoEnLetra(monto_total),
    entrega: comoSeEntrega(credito),
    pagos: String(plan.length),
    abono: cuanto(plan[0]),
    ultimo_abono: cuanto(plan.at(-1)),
    primer_pago: dia(plan[0]),
    ultimo_pago: dia(plan.at(-1)),
  };
}

/** The words with their places filled, a paragraph a line; a place that nobody knows stays as it is written. */
function llenar(palabras: string, huecos: Readonly<Record<string, string>>): string[] {
  const lineas = palabras.split('\n').map((linea) => linea.trim());
  return lineas
    .filter((linea) => linea !== '')
    .map((linea) =>
      linea.replaceAll(/\{(\w+)\}/g, (hueco, nombre: string) =>
        Object.hasOwn(huecos, nombre) ? (huecos[nombre] ?? hueco) : hueco,
      ),
    );
}

/** The papers of a loan, by the owner's words or, where there are none, by the form. */
export function papelesDe(credito: CreditoEnPapel, negocio: Negocio): PapelesDeCredito {
  const { razon_social, lugar, pagare, contrato, formato_aprobado } = legalesDe(negocio);
  const festivos = festivosDelPlan(credito, negocio);
  const hecho = {
    prestamista: razon_social ?? EN_BLANCO,
    lugar: lugar ?? EN_BLANCO,
    plan: pagosDe(credito, festivos),
    costo: costoDelCredito(credito, festivos),
  };
  const huecos = huecosDe(credito, hecho);
  return {
    ...hecho,
    fecha: huecos.fecha,
    vence: huecos.vence,
    total_en_letra: huecos.total_en_letra,
    entregado_en_letra: montoEnLetra(credito.entregado),
    pagare: llenar(pagare ?? PAGARE, huecos),
    contrato: llenar(contrato ?? CONTRATO, huecos),
    aviso: formato_aprobado ? null : AVISO_DE_FORMATO,
  };
}
