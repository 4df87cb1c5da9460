import { esFecha, type Fecha, fecha } from '@leal/domain';

/** What part of the audit is shown; it is in the address, so that reloading, a link and 'back' keep it. */
export type Filtro = {
  readonly id_cobrador?: string;
  readonly id_cliente?: string;
  readonly accion?: string;
  readonly desde?: Fecha;
  readonly hasta?: Fecha;
};

const EN_DIRECCION = {
  id_cobrador: 'cobrador',
  id_cliente: 'cliente',
  accion: 'accion',
  desde: 'desde',
  hasta: 'hasta',
} as const satisfies Record<keyof Filtro, string>;

const CAMPOS = Object.keys(EN_DIRECCION) as (keyof Filtro)[];
const FECHAS: readonly string[] = ['desde', 'hasta'];

/** Before the business existed. */
export const PRIMER_DIA = fecha('2000-01-01');

const leerDia = (texto: string): Fecha | undefined =>
  esFecha(texto) && texto >= PRIMER_DIA ? texto : undefined;

const sirve = (campo: keyof Filtro, valor: string | null): valor is string =>
  valor !== null && valor !== '' && (!FECHAS.includes(campo) || leerDia(valor) !== undefined);

/** Other values in an address are ignored. */
export const leerFiltro = (direccion: URLSearchParams): Filtro =>
  Object.fromEntries(
    CAMPOS.map((campo) => [campo, direccion.get(EN_DIRECCION[campo])] as const).filter(([campo, valor]) =>
      sirve(campo, valor),
    ),
  );

export const escribirFiltro = (filtro: Filtro): URLSearchParams =>
  new URLSearchParams(
    CAMPOS.flatMap((campo) => {
      const valor = filtro[campo];
      return valor ? [[EN_DIRECCION[campo], valor]] : [];
    }),
  );

/** The screen with this filter, for a link. */
export const rutaDeBitacora = (filtro: Filtro): string => `/gerente/bitacora?${escribirFiltro(filtro)}`;
