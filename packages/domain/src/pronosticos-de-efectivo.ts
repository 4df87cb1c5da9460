import { diasDesde, type Fecha, sumarDias } from './calendario.ts';
import { type CuentasDeEfectivo, DIAS_DE_EFECTIVO } from './cuentas-de-efectivo.ts';
import { type Centavos, centavos, restar, sumar } from './dinero.ts';
import { type DiaPrevisto, diasPrevistos, llegadoEn } from './efectivo-por-venir.ts';
import { porcentajeCobrado } from './jornadas.ts';

/** Errors are those of the forecasts of four weeks. */
const DIAS_DE_ERROR = 28;

export type Pronostico = {
  readonly plan_centavos: Centavos;
  /** Null: the portfolio had no history yet. */
  readonly esperado_centavos: Centavos | null;
};

/** What a night said of the day that began, and of that one and the six after it. */
export type PronosticoGuardado = { readonly del_dia: Pronostico; readonly de_la_semana: Pronostico };

export type EfectivoGuardado = {
  /** The first of the days to come: everything is as of the end of the one before. */
  readonly dia: Fecha;
  /** The collectors that could not be read. */
  readonly faltan: number;
  /** The expenses of the 28 days before. */
  readonly gastos_centavos: Centavos;
  readonly cuentas: CuentasDeEfectivo;
  readonly pronosticos: Readonly<Record<Fecha, PronosticoGuardado>>;
};

const juntos = (dias: readonly DiaPrevisto[]): Pronostico => {
  const esperados = dias.flatMap(({ esperado }) => (esperado === null ? [] : [esperado]));
  return {
    plan_centavos: sumar(...dias.map(({ plan }) => plan)),
    esperado_centavos: esperados.length < dias.length ? null : sumar(...esperados),
  };
};

/**
 * What a night leaves, with what it forecasts of the day that begins and of the week. A forecast is made once; where a collector could
 * not be read it is none, for it would be held against what all of them collected.
 */
export function conNoche(
  antes: Pick<EfectivoGuardado, 'pronosticos'> | undefined,
  noche: Omit<EfectivoGuardado, 'pronosticos'>,
): EfectivoGuardado {
  const { dia, faltan, cuentas } = noche;
  const previstos = diasPrevistos(cuentas, dia);
  const nuevo: EfectivoGuardado['pronosticos'] =
    faltan > 0
      ? {}
      : { [dia]: { del_dia: juntos(previstos.slice(0, 1)), de_la_semana: juntos(previstos.slice(0, 7)) } };
  const primero = sumarDias(dia, -DIAS_DE_EFECTIVO);
  const pronosticos = Object.fromEntries(
    Object.entries({ ...nuevo, ...antes?.pronosticos }).filter(([de]) => de >= primero && de <= dia),
  );
  return { ...noche, pronosticos };
}

/** All that came on each of these days; null: one of them is not known. */
function cobradoEn(dias: CuentasDeEfectivo['dias'], fechas: readonly Fecha[]): Centavos | null {
  const cuentas = fechas.flatMap((fecha) => dias[fecha] ?? []);
  return cuentas.length < fechas.length ? null : sumar(...cuentas.map(llegadoEn));
}

/** A forecast beside what came. */
export type Cumplido = Pronostico & { readonly cobrado_centavos: Centavos };

/** What was forecast of the day before, and what came; null: no night forecast it. */
export function ayerCumplido(guardado: EfectivoGuardado): (Cumplido & { readonly fecha: Fecha }) | null {
  const fecha = sumarDias(guardado.dia, -1);
  const [dicho, cobrado_centavos] = [guardado.pronosticos[fecha], cobradoEn(guardado.cuentas.dias, [fecha])];
  return dicho && cobrado_centavos !== null ? { fecha, ...dicho.del_dia, cobrado_centavos } : null;
}

/** How far forecasts were from what came, in per cent of that, with two decimals; null: nothing to compare. */
export type ErrorDePronostico = {
  readonly pronosticos: number;
  readonly esperado: number | null;
  /** The same of the plan alone. */
  readonly plan: number | null;
};

function errorEntre(cumplidos: readonly Cumplido[]): ErrorDePronostico {
  const conEsperado = cumplidos.flatMap(({ esperado_centavos, ...cumplido }) =>
    esperado_centavos === null ? [] : [{ ...cumplido, esperado_centavos }],
  );
  const cobrado = sumar(...conEsperado.map(({ cobrado_centavos }) => cobrado_centavos));
  const error = (de: 'esperado_centavos' | 'plan_centavos'): number | null =>
    porcentajeCobrado(
      sumar(...conEsperado.map((uno) => centavos(Math.abs(restar(uno[de], uno.cobrado_centavos))))),
      cobrado,
    );
  return {
    pronosticos: conEsperado.length,
    esperado: error('esperado_centavos'),
    plan: error('plan_centavos'),
  };
}

/** The errors of the last four weeks: of the forecasts of one day, and of seven days together. */
export function erroresDe({ dia, cuentas, pronosticos }: EfectivoGuardado): {
  readonly dia: ErrorDePronostico;
  readonly semana: ErrorDePronostico;
} {
  const cumplidos = (cuantos: number, de: keyof PronosticoGuardado): Cumplido[] =>
    diasDesde(sumarDias(dia, -DIAS_DE_ERROR - cuantos + 1), DIAS_DE_ERROR).flatMap((fecha) => {
      const [dicho, cobrado_centavos] = [
        pronosticos[fecha],
        cobradoEn(cuentas.dias, diasDesde(fecha, cuantos)),
      ];
      return dicho && cobrado_centavos !== null ? [{ ...dicho[de], cobrado_centavos }] : [];
    });
  return { dia: errorEntre(cumplidos(1, 'del_dia')), semana: errorEntre(cumplidos(7, 'de_la_semana')) };
}
