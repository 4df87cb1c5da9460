import { renovacionesHistorial, renovacionesPendientes } from '@leal/contract';
import { formatearNumero, restar } from '@leal/domain';
import { RENOVACION } from '../clases/renovacion.ts';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { QuienPide } from '../listas/Quien.tsx';
import { PantallaBandeja } from '../listas/PantallaBandeja.tsx';
import { Dicho, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { Botones } from '../pregunta/Botones.tsx';
import { useLista } from '../../lib/api/lista.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { useOficina } from '../figuras/use-oficina.ts';
import { preguntarRenovacion } from './preguntar-renovacion.tsx';
import { cabezaDe, TEXTOS } from '../../comun/renovaciones/marco.tsx';
import {
  CreditoAnterior,
  CreditoNuevo,
  Entregado,
  Fechas,
  PorQue,
  quienRenueva,
  type Renovacion,
} from '../../comun/renovaciones/Tarjetas.tsx';

/** A renewal that waits for the manager (spec §2). */
export const RenovacionPorDecidir = ({ item }: { item: Renovacion }) => (
  <Tarjeta
    {...quienRenueva(item)}
    acciones={
      <Botones
        sobre={item.id_solicitud}
        de={item}
        nombre={comoSeLlama(item)}
        alElegir={(sentido) => preguntarRenovacion(item, sentido)}
      />
    }
  >
    <dl className="datos">
      <CreditoAnterior item={item} />
      <Dato nombre={NOMBRES.saldo_anterior}>
        <Monto valor={item.saldo_anterior} />
      </Dato>
      <Dato nombre={NOMBRES.atrasos}>{item.atrasos === undefined ? '—' : formatearNumero(item.atrasos)}</Dato>
      <CreditoNuevo item={item} />
      <Dato nombre={OTROS_NOMBRES.se_entrega}>
        <Monto valor={restar(item.monto_solicitado, item.saldo_anterior)} />
      </Dato>
      <QuienPide {...item} />
    </dl>
  </Tarjeta>
);

/** A renewal that was decided, in the manager's words. */
const HistorialDeGerente = ({ item }: { item: Renovacion }) => (
  <Tarjeta {...quienRenueva(item)}>
    <dl className="datos">
      <CreditoAnterior item={item} />
      <CreditoNuevo item={item} />
      <Entregado item={item} />
      <Dato nombre={NOMBRES.nombre_solicitante}>{item.nombre_solicitante}</Dato>
      <Dato nombre={NOMBRES.nombre_gerente}>{item.nombre_gerente ?? '—'}</Dato>
      <Fechas item={item} />
    </dl>
    <PorQue item={item} />
    <Dicho nombre={NOMBRES.comentario} texto={item.motivo_rechazo === null ? item.comentario : ''} />
  </Tarjeta>
);

const VACIA = { titulo: '¡Excelente!', texto: 'No hay renovaciones pendientes' };

/** Everybody's renewals: what waits, oldest first, and what was decided; new requests appear by themselves. */
export function RenovacionesDeGerente() {
  const { base } = useOficina();
  const pendientes = useLista(renovacionesPendientes, {});
  const historial = useLista(renovacionesHistorial, {});
  const porDecidir = {
    texto: 'Solicitudes Pendientes',
    nota: 'esperan decisión',
    figura: 'renovacionesPorAprobar',
    lista: pendientes,
  } as const;
  return (
    <PantallaBandeja
      {...cabezaDe(`${base}/dashboard`, porDecidir, historial)}
      clase={RENOVACION}
      Pendiente={RenovacionPorDecidir}
      Resuelta={HistorialDeGerente}
      vaciaPendientes={VACIA}
      textos={TEXTOS}
      pendientes={pendientes}
      historial={historial}
    />
  );
}
