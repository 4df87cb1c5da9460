import { solicitudesAbonosMultiples } from '@leal/contract';
import { useLista } from '../../../lib/api/lista.ts';
import type { Bandeja } from '../bandeja/bandeja.ts';
import { PENDIENTES, RESUELTAS } from '../bandeja/consultas.ts';
import { PantallaBandeja } from '../bandeja/PantallaBandeja.tsx';
import type { Multiple } from './DatosMultiple.tsx';
import { DONDE } from './preguntar-multiple.tsx';
import { MultiplePendiente, MultipleResuelta } from './TarjetasMultiple.tsx';

const BANDEJA: Bandeja<Multiple, Multiple> = {
  titulo: 'Solicitudes de Abonos Múltiples',
  nota: 'Pagos de 6 abonos o más: se registran cuando los apruebas',
  clase: 'abonos_multiples',
  llamadas: DONDE.llamadas,
  idDe: ({ id_solicitud }) => id_solicitud,
  Pendiente: MultiplePendiente,
  Resuelta: MultipleResuelta,
  vaciaPendientes: { titulo: '¡Excelente!', texto: 'No hay abonos múltiples pendientes' },
};

/** Spec §2, 'Multiple-payment requests'. */
export const PantallaMultiples = () => (
  <PantallaBandeja
    bandeja={BANDEJA}
    pendientes={useLista(solicitudesAbonosMultiples, PENDIENTES)}
    historial={useLista(solicitudesAbonosMultiples, RESUELTAS)}
  />
);
