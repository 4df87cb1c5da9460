import { type Fecha, masReciente } from './calendario.ts';
import { type Centavos, CERO, maximo, minimo, restar, sumar } from './dinero.ts';
import { type EstadoCredito, recibePagos } from './estado-credito.ts';

/*
 * A client who is behind, or whose loan was written off, promises a new plan. It informs: no balance, no plan and no state follows it. Its
 * first rows are paid first, by whatever was paid of the credit on its day and later.
 */

/** A payment that is promised, and the last day for it. */
export type RenglonDeConvenio = { readonly fecha: Fecha; readonly monto: Centavos };

/** A convenio as its credit keeps it. */
export type Convenio = {
  readonly id: string;
  readonly en: Date;
  /** The business date on which it was made: what is paid of that day, and later, is paid of it. */
  readonly fecha: Fecha;
  /** Whoever wrote it down, and the name then. */
  readonly por: string;
  readonly nombre: string;
  readonly renglones: { fecha: Fecha; monto_centavos: Centavos }[];
  readonly nota?: string | undefined;
  /** What was paid in all of days before its own; a payment of such a day that comes, or is corrected, later moves it. */
  readonly pagado_antes_centavos: Centavos;
};

export type ConConvenio = {
  /** Absent or null: there is none. */
  readonly convenio?: Convenio | null | undefined;
};

/** The convenio after so much more was paid of that day: of a day before its own nothing is paid of it. */
export function convenioTras(
  { convenio }: ConConvenio,
  dia: Fecha,
  mas: Centavos,
): { readonly convenio?: Convenio } {
  if (!convenio || dia >= convenio.fecha) return {};
  return { convenio: { ...convenio, pagado_antes_centavos: sumar(convenio.pagado_antes_centavos, mas) } };
}

type DeCredito = ConConvenio & {
  readonly estado_credito: EstadoCredito;
  readonly saldo_centavos: Centavos;
  readonly cliente_eliminado?: boolean | undefined;
};

/** The convenio in force: something is still owed, and the client is there; else null. */
export function convenioVigente(credito: DeCredito): Convenio | null {
  const { convenio, estado_credito, saldo_centavos, cliente_eliminado } = credito;
  const seDebe = recibePagos(estado_credito) && saldo_centavos > 0 && !cliente_eliminado;
  return (seDebe && convenio) || null;
}

export type EstadoDePagoPrometido = 'pagado' | 'vencido' | 'hoy' | 'por_venir';
export type EstadoDeConvenio = 'cumplido' | 'incumplido' | 'hoy' | 'al_corriente';

type Marcha = {
  readonly estado: EstadoDeConvenio;
  readonly renglones: readonly (RenglonDeConvenio & {
    readonly falta: Centavos;
    readonly estado: EstadoDePagoPrometido;
  })[];
  /** The first day that is not paid whole, and what is missing by then, or by today; null: nothing is. */
  readonly debe: RenglonDeConvenio | null;
};

const ESTADO_POR_RENGLON = {
  pagado: 'cumplido',
  vencido: 'incumplido',
  hoy: 'hoy',
  por_venir: 'al_corriente',
} as const satisfies Record<EstadoDePagoPrometido, EstadoDeConvenio>;

function estadoDelRenglon(fecha: Fecha, falta: Centavos, hoy: Fecha): EstadoDePagoPrometido {
  if (falta === CERO) return 'pagado';
  if (fecha < hoy) return 'vencido';
  return fecha === hoy ? 'hoy' : 'por_venir';
}

/** How a convenio goes when `pagado` was paid of it and `saldo` of its credit is left: whoever owes nothing has kept it. */
export function comoVaElConvenio(
  renglones: readonly RenglonDeConvenio[],
  { pagado, saldo, hoy }: { readonly pagado: Centavos; readonly saldo: Centavos; readonly hoy: Fecha },
): Marcha {
  let queda = saldo > 0 ? maximo(pagado, CERO) : sumar(...renglones.map(({ monto }) => monto));
  const dichos = renglones.map(({ fecha, monto }) => {
    const parte = minimo(queda, monto);
    queda = restar(queda, parte);
    const falta = restar(monto, parte);
    return { fecha, monto, falta, estado: estadoDelRenglon(fecha, falta, hoy) };
  });
  const primero = dichos.find(({ estado }) => estado !== 'pagado');
  if (!primero) return { estado: 'cumplido', renglones: dichos, debe: null };
  const hasta = masReciente(primero.fecha, hoy);
  const falta = sumar(...dichos.filter(({ fecha }) => fecha <= hasta).map((renglon) => renglon.falta));
  return {
    estado: ESTADO_POR_RENGLON[primero.estado],
    renglones: dichos,
    debe: { fecha: primero.fecha, monto: minimo(falta, saldo) },
  };
}
