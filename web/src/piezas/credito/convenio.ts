import { type Fecha, formatearFecha, formatearPesos, nombreDia, type RenglonDeConvenio } from '@leal/domain';

/** 'Convenio: $200.00 hoy', 'Convenio: próximo $200.00 el lunes 30/11/2026', 'Convenio incumplido desde el 20/11/2026: faltan $200.00'. */
export function textoConvenio({ fecha, monto }: RenglonDeConvenio, hoy: Fecha): string {
  const cuanto = formatearPesos(monto);
  if (fecha === hoy) return `Convenio: ${cuanto} hoy`;
  return fecha < hoy
    ? `Convenio incumplido desde el ${formatearFecha(fecha)}: faltan ${cuanto}`
    : `Convenio: próximo ${cuanto} el ${nombreDia(fecha)} ${formatearFecha(fecha)}`;
}
