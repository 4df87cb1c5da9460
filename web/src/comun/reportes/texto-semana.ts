import { type Fecha, semanaDe } from '@leal/domain';

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
