import { PlusOutlined } from '@ant-design/icons';
import {
  type CreditoDecidido,
  type CreditoPendiente,
  historialCreditos,
  pendientesCreditos,
} from '@leal/contract';
import { useLista } from '../../lib/api/lista.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import type { Bandeja } from '../../comun/bandeja/bandeja.ts';
import { PantallaBandeja } from '../../comun/bandeja/PantallaBandeja.tsx';
import { CreditoPorDecidir } from './CreditoPorDecidir.tsx';
import { CreditoYaDecidido } from './CreditoYaDecidido.tsx';
import { DONDE } from './preguntar-credito.tsx';

const BANDEJA: Bandeja<CreditoPendiente, CreditoDecidido> = {
  titulo: 'Solicitudes de Crédito',
  nota: 'Un crédito aprobado empieza el mismo día',
  clase: 'creditos',
  llamadas: DONDE.llamadas,
  idDe: ({ id_credito }) => id_credito,
  Pendiente: CreditoPorDecidir,
  Resuelta: CreditoYaDecidido,
  vaciaPendientes: { titulo: '¡Excelente!', texto: 'No hay créditos por aprobar' },
};

/** Spec §2, 'Credit approval'. */
export const PantallaCreditos = () => (
  <PantallaBandeja
    bandeja={BANDEJA}
    pendientes={useLista(pendientesCreditos, {})}
    historial={useLista(historialCreditos, {})}
    accion={
      <BotonEnlace camino="/nuevo-cliente" icon={<PlusOutlined aria-hidden />}>
        Nuevo cliente
      </BotonEnlace>
    }
  />
);
