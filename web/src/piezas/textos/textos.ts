import {
  type Fecha,
  fechaLocal,
  formatearFecha,
  formatearHora,
  formatearNumero,
  nombreDia,
  semanaDe,
} from '@leal/domain';

/** The sign where there is nothing to say. */
export const SIN_DATO = '—';

/** '18/11/2026 11:05', in the time of the business; a dash while it has not happened. */
export function textoInstante(iso: string | null): string {
  if (iso === null) return SIN_DATO;
  const instante = new Date(iso);
  return `${formatearFecha(fechaLocal(instante))} ${formatearHora(instante)}`;
}

/** '20/11/2026', and a dash for none. */
export const textoFecha = (f: Fecha | null): string => (f === null ? SIN_DATO : formatearFecha(f));

/** 'viernes' → 'Viernes'. */
export const conMayuscula = (texto: string): string =>
  texto.charAt(0).toLocaleUpperCase('es-MX') + texto.slice(1);

/** 'Viernes' → 'viernes': what goes on in a sentence. */
export const conMinuscula = (texto: string): string =>
  texto.charAt(0).toLocaleLowerCase('es-MX') + texto.slice(1);

/** 'mié', where a day has little room. */
export const diaCorto = (dia: Fecha): string => nombreDia(dia).slice(0, 3);

/** 'Miércoles 18/11/2026'. */
export const textoDia = (dia: Fecha): string => `${conMayuscula(nombreDia(dia))} ${formatearFecha(dia)}`;

/** '63.20 %'. */
export const textoPorcentaje = (porcentaje: number): string => `${porcentaje.toFixed(2)} %`;

/** '1 pago', '1,234 pagos'. */
export const cuantos = (n: number, singular: string, plural: string): string =>
  `${formatearNumero(n)} ${n === 1 ? singular : plural}`;

type Contada = { readonly total?: number | undefined; readonly hay_mas?: boolean | undefined };

/** '1 cliente', '12 clientes' of a list; 'Más de 1,000 clientes' where the count stopped; null until it is known. */
export function cuantasDe(primera: Contada | undefined, singular: string, plural: string): string | null {
  if (primera?.total === undefined) return null;
  const texto = cuantos(primera.total, singular, plural);
  return primera.hay_mas ? `Más de ${texto}` : texto;
}

const RANGO = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** '16–22 de nov de 2026', '30 de nov – 6 de dic 2026'. */
export function textoSemana(dia: Fecha): string {
  const { inicio, fin } = semanaDe(dia);
  return RANGO.formatRange(new Date(`${inicio}T00:00:00Z`), new Date(`${fin}T00:00:00Z`));
}
