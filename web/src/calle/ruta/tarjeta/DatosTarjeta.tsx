import type { CreditoDeRuta } from '@leal/contract';
import { diasAtrasado, type Fecha, sinCubrirDesde } from '@leal/domain';
import { NOMBRES, OTROS_NOMBRES } from '../../../piezas/campos/nombres.ts';
import { Referencias } from '../../../piezas/cliente/Referencias.tsx';
import { textoAvance, textoInteres } from '../../../piezas/credito/textos.ts';
import { cuantos, textoFecha } from '../../../piezas/textos/textos.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { DatoApilado } from '../../../ui/panel/Panel.tsx';
import type { AccionesRuta } from '../acciones/use-acciones-ruta.ts';
import { Contacto } from './Contacto.tsx';
import { MasDelCliente } from './MasDelCliente.tsx';

type Props = {
  credito: CreditoDeRuta;
  hoy: Fecha;
  id: string;
  acciones: AccionesRuta;
};

/** For how long the client is behind: since the first day that is not covered whole. */
function DiasAtrasado({ credito, hoy }: Pick<Props, 'credito' | 'hoy'>) {
  const dias = diasAtrasado(sinCubrirDesde(credito, useNegocio()), hoy);
  return dias > 0 && <span>{` · Atrasado ${cuantos(dias, 'día', 'días')}`}</span>;
}

/** The open part of a card: how to reach the client, where, the figures of the loan, and what is done less often. */
export const DatosTarjeta = ({ credito, hoy, id, acciones }: Props) => (
  <div id={id} className="tarjeta-datos pila aire-4 chica">
    {/* Who only looks goes to no door. */}
    {acciones.editar && <Contacto credito={credito} />}
    <p className="tenue parte">{credito.direccion}</p>
    {credito.referencias && (
      <dl className="datos">
        <Referencias de={credito.referencias} />
      </dl>
    )}
    <dl className="fichas grupo lineas-4">
      <DatoApilado nombre={OTROS_NOMBRES.prestado}>
        <Monto valor={credito.monto_solicitado} />
      </DatoApilado>
      <DatoApilado nombre={OTROS_NOMBRES.diario}>
        <Monto valor={credito.monto_diario} />
      </DatoApilado>
      <DatoApilado nombre={NOMBRES.interes}>{textoInteres(credito)}</DatoApilado>
      <DatoApilado nombre={NOMBRES.fecha_inicio}>{textoFecha(credito.fecha_inicio)}</DatoApilado>
      <DatoApilado nombre={OTROS_NOMBRES.vence}>{textoFecha(credito.fecha_vencimiento)}</DatoApilado>
      <DatoApilado nombre={OTROS_NOMBRES.avance}>{textoAvance(credito)}</DatoApilado>
    </dl>
    <p className="parte">
      <span>{cuantos(credito.atrasos, 'atraso', 'atrasos')}</span>
      <DiasAtrasado credito={credito} hoy={hoy} />
    </p>
    {acciones.editar && <MasDelCliente credito={credito} acciones={acciones} />}
  </div>
);
