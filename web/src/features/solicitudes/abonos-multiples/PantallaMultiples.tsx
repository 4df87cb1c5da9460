import { solicitudesAbonosMultiples } from '@leal/contract';
import { useLista } from '../../../lib/api/lista.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import type { Bandeja } from '../../../comun/bandeja/bandeja.ts';
import { PENDIENTES, RESUELTAS } from '../consultas.ts';
import { PantallaBandeja } from '../../../comun/bandeja/PantallaBandeja.tsx';
import type { Multiple } from './DatosMultiple.tsx';
import { DONDE } from './preguntar-multiple.tsx';
import { MultiplePendiente, MultipleResuelta } from './TarjetasMultiple.tsx';

const BANDEJA: Omit<Bandeja<Multiple, Multiple>, 'nota'> = {
  titulo: 'Solicitudes de Abonos Múltiples',
  clase: 'abonos_multiples',
  llamadas: DONDE.llamadas,
  idDe: ({ id_solicitud }) => id_solicitud,
  Pendiente: MultiplePendiente,
  Resuelta: MultipleResuelta,
  vaciaPendientes: { titulo: '¡Excelente!', texto: 'No hay abonos múltiples pendientes' },
};

/** Spec §2, 'Multiple-payment requests'. */
export function PantallaMultiples() {
  const { abonos_requieren_aprobacion: desde } = useNegocio().parametros;
  return (
    <PantallaBandeja
      bandeja={{
        ...BANDEJA,
        nota: `Pagos de ${desde} abonos o más: se registran cuando los apruebas`,
      }}
      pendientes={useLista(solicitudesAbonosMultiples, PENDIENTES)}
      historial={useLista(solicitudesAbonosMultiples, RESUELTAS)}
    />
  );
}
