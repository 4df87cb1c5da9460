import type { SenalDicha } from '@leal/contract';
import { DIAS_DE_LO_USUAL, DIAS_DE_FALSA_ALARMA, type EstadoDeSenal, formatearNumero } from '@leal/domain';
import { textoInstante } from '../../piezas/textos/textos.ts';

/** One word as good as the other: the state accuses nobody. */
export const ESTADO: Readonly<Record<EstadoDeSenal, string>> = {
  por_revisar: 'Por revisar',
  revisada: 'Revisada',
  falsa_alarma: 'Falsa alarma',
};

export const QUE_PASA_TRAS_FALSA_ALARMA = `Durante ${DIAS_DE_FALSA_ALARMA} días, esta señal de este cobrador necesita el doble para volver a decirse.`;

const UNO_POR_CIENTO = 100;

/** '3 de 412 días de cobrador (0.7 %)'. */
export function textoUsual({ con, de }: SenalDicha['usual']): string {
  if (de === 0) return 'Todavía no se sabe: se cuenta cada noche';
  const parte = ((con * UNO_POR_CIENTO) / de).toFixed(1);
  return `${formatearNumero(con)} de ${formatearNumero(de)} días de cobrador (${parte} %)`;
}

export const QUE_ES_LO_USUAL = `En cuántos días de algún cobrador se dijo esta señal, de todos en los que un cobrador registró algo, en los últimos ${DIAS_DE_LO_USUAL} días.`;

/** 'Eva, 20/11/2026, 09:15: cambio mal dado'; null: nobody has looked. */
export const textoRevision = ({ revision }: SenalDicha): string | null =>
  revision
    ? [
        `${revision.nombre_gerente}, ${textoInstante(revision.en)}`,
        ...(revision.nota ? [revision.nota] : []),
      ].join(': ')
    : null;
