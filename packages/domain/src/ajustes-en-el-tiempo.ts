import { esFecha, type Fecha } from './calendario.ts';
import { conFestivosDe, type DiasSinCobro, versionEn } from './calendario-de-cobro.ts';
import { type ConHorario, type Horarios, horariosValidos } from './horario.ts';
import { conParametros, type Parametros, parametrosDichos } from './parametros.ts';
import { instanteLocal } from './zona-horaria.ts';

/*
 * Settings change now or on a day to come. A tap is judged by those in force when it was made, so those of before are kept as long as
 * a capture may wait, and those to come are known beforehand, by phones without a line too.
 */

/** The settings that judge a tap, as they stood until then. */
export type AjustesDeAntes = {
  /** In force until this instant: milliseconds since 1970. */
  readonly hasta_ms: number;
  readonly parametros: Parametros;
  readonly horarios: Horarios;
};

/** The settings that change at the start of that day, and no others. */
export type AjustesPorVenir = {
  readonly desde: Fecha;
  readonly parametros: Partial<Parametros>;
  /** All of them, where they change. */
  readonly horarios?: Horarios | undefined;
};

/** The settings of before, the oldest first; the settings to come, the soonest first. */
export type ConAjustesEnElTiempo = {
  readonly de_antes?: readonly AjustesDeAntes[] | undefined;
  readonly por_venir?: readonly AjustesPorVenir[] | undefined;
};

/** The days for which settings are kept: as long as a capture may wait (six days), and some more. */
export const DIAS_DE_AJUSTES_DE_ANTES = 8;

/** The start of that day in Monterrey: when settings that were saved for it come into force. */
export const comienzo = (desde: Fecha): number => instanteLocal(desde, '00:00').getTime();

const MAXIMO = 50;
type Crudo = Readonly<Record<string, unknown>>;
const crudos = (valor: unknown): Crudo[] =>
  (Array.isArray(valor) ? valor : []).filter(
    (elemento): elemento is Crudo => typeof elemento === 'object' && elemento !== null,
  );
const crudo = (valor: unknown): Crudo =>
  typeof valor === 'object' && valor !== null ? (valor as Crudo) : {};

/** The settings of before, as far as they can be used. */
export const deAntesValidos = (valor: unknown): AjustesDeAntes[] =>
  crudos(valor)
    .flatMap(({ hasta_ms, parametros, horarios }) =>
      typeof hasta_ms === 'number'
        ? [{ hasta_ms, parametros: conParametros(crudo(parametros)), horarios: horariosValidos(horarios) }]
        : [],
    )
    .toSorted((a, b) => a.hasta_ms - b.hasta_ms)
    .slice(-MAXIMO);

/** The settings to come, as far as they can be used; those of one day in the order in which they were saved. */
export const porVenirValidos = (valor: unknown): AjustesPorVenir[] =>
  crudos(valor)
    .flatMap(({ desde, parametros, horarios }) =>
      esFecha(desde)
        ? [
            {
              desde,
              parametros: parametrosDichos(crudo(parametros)),
              ...(horarios !== undefined && { horarios: horariosValidos(horarios) }),
            },
          ]
        : [],
    )
    .toSorted((a, b) => comienzo(a.desde) - comienzo(b.desde));

type Reglas = DiasSinCobro & ConHorario & ConAjustesEnElTiempo & { readonly parametros: Parametros };

const hechas = new WeakMap<object, Map<string, unknown>>();

/** The same object for the same settings at the same moment of theirs: what is drawn from it is not drawn again. */
function unaVez<N extends object>(negocio: N, clave: string, hacer: () => N): N {
  const versiones = hechas.get(negocio) ?? new Map<string, unknown>();
  hechas.set(negocio, versiones);
  if (!versiones.has(clave)) versiones.set(clave, hacer());
  return versiones.get(clave) as N;
}

/** The settings to come are in force, and those that were in force are of before. */
const alLlegar = <N extends Reglas>(negocio: N, { desde, parametros, horarios }: AjustesPorVenir): N => ({
  ...negocio,
  parametros: { ...negocio.parametros, ...parametros },
  ...(horarios && { horarios }),
  de_antes: [
    ...(negocio.de_antes ?? []),
    { hasta_ms: comienzo(desde), parametros: negocio.parametros, horarios: negocio.horarios ?? {} },
  ],
  por_venir: negocio.por_venir?.slice(1),
});

function conAjustesDe<N extends Reglas>(negocio: N, instante: Date): N {
  const { de_antes = [], por_venir = [] } = negocio;
  const ms = instante.getTime();
  const antes = de_antes.findIndex(({ hasta_ms }) => ms < hasta_ms);
  const ajustes = de_antes[antes];
  if (ajustes) {
    const { parametros, horarios } = ajustes;
    return unaVez(negocio, `antes ${antes}`, () => ({ ...negocio, parametros, horarios }));
  }
  const llegados = por_venir.filter(({ desde }) => comienzo(desde) <= ms);
  if (llegados.length === 0) return negocio;
  return unaVez(negocio, `después ${llegados.length}`, () => llegados.reduce(alLlegar<N>, negocio));
}

/** The settings in force at that instant: what was captured then is judged by them. */
export function negocioEn<N extends Reglas>(negocio: N, instante: Date): N {
  const conAjustes = conAjustesDe(negocio, instante);
  const { calendario } = conAjustes;
  if (!calendario) return conAjustes;
  const vigente = versionEn(calendario.versiones, instante);
  return vigente === calendario.vigente
    ? conAjustes
    : unaVez(conAjustes, `calendario ${vigente}`, () => conFestivosDe(conAjustes, instante));
}
