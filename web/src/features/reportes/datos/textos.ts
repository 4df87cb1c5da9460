import { type Fecha, semanaDe } from '@leal/domain';

const RANGO = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** '16–22 de noviembre de 2026', '30 de noviembre – 6 de diciembre de 2026'. */
export function textoSemana(dia: Fecha): string {
  const { inicio, fin } = semanaDe(dia);
  return RANGO.formatRange(new Date(`${inicio}T00:00:00Z`), new Date(`${fin}T00:00:00Z`));
}
