import type { CreditoElegible } from '@leal/contract';
import { formatearNumero } from '@leal/domain';
import { Button } from 'antd';
import { useRef } from 'react';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { Dicho, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { comoSeLlama } from '../../lib/llamados.ts';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import { useRelevoDeFoco } from '../../ui/encabezado/foco.ts';
import { type Estado, Insignia } from '../../ui/insignia/Insignia.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { ESTADO_RENOVACION } from '../../piezas/solicitud/estados.ts';

const SIN_CONFIRMAR: Estado = { texto: 'SIN CONFIRMAR', tono: 'espera' };

/** A credit that may be renewed, and how that stands (spec §2): only an eligible one may be asked for. */
export const TarjetaElegible = ({ item }: { item: CreditoElegible }) => (
  <Tarjeta
    nombre={item.nombre}
    id_credito={item.id_credito}
    senas={[item.direccion]}
    estado={item.motivo_sin_confirmar ? SIN_CONFIRMAR : ESTADO_RENOVACION[item.estado_renovacion]}
    acciones={
      item.estado_renovacion === 'elegible' &&
      item.motivo_sin_confirmar === undefined && <BotonRenovar credito={item} />
    }
  >
    <dl className="datos">
      <Dato nombre={NOMBRES.monto}>
        <Monto valor={item.monto_solicitado} />
      </Dato>
      <Dato nombre={OTROS_NOMBRES.interes_y_plazo}>
        {item.interes} % · {item.dias_pago} días
      </Dato>
      <Dato nombre={NOMBRES.total_pagado}>
        <Monto valor={item.total_pagado} />
      </Dato>
      <Dato nombre={NOMBRES.saldo}>
        {item.pagado ? (
          <Insignia texto="Pagado" tono="bien" />
        ) : (
          <strong>
            <Monto valor={item.saldo} />
          </strong>
        )}
      </Dato>
      {item.por_confirmar !== undefined && (
        <Dato nombre={OTROS_NOMBRES.transferido_sin_confirmar}>
          <Monto valor={item.por_confirmar} />
        </Dato>
      )}
      <Dato nombre={NOMBRES.atrasos}>{formatearNumero(item.atrasos)}</Dato>
    </dl>
    <Dicho nombre={NOMBRES.motivo_rechazo} texto={item.motivo_rechazo ?? ''} />
    <Dicho nombre="Por qué todavía no" texto={item.motivo_sin_confirmar ?? ''} />
  </Tarjeta>
);

/** The dialog's code comes when somebody asks for it. */
const pedir = (credito: CreditoElegible): Promise<void> =>
  traerDialogo(
    () => import('../../comun/renovaciones/DialogoRenovacion.tsx'),
    ({ abrirRenovacion }) => abrirRenovacion(credito),
  );

const nombreDelCliente = (boton: HTMLElement) => boton.closest('article')?.querySelector<HTMLElement>('h2 a');

/** The button is gone after it was asked for: the focus goes to the client's name. */
function BotonRenovar({ credito }: { credito: CreditoElegible }) {
  const boton = useRef<HTMLButtonElement>(null);
  useRelevoDeFoco(boton, nombreDelCliente);
  return (
    <Button
      ref={boton}
      type="primary"
      block
      aria-label={`Solicitar Renovación de ${comoSeLlama(credito)}`}
      onClick={() => void pedir(credito)}
    >
      Solicitar Renovación
    </Button>
  );
}
