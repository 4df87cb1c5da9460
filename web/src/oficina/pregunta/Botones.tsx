import { CheckOutlined, CloseOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useDuda } from '../../lib/acciones/dudas.ts';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { ACCION, type Sentido } from './decision.ts';

type Props = {
  /** The id of the request: while the outcome of a decision is unknown, no other decision is offered. */
  sobre: string;
  /** The client's name, for screen readers: a list has many such buttons. */
  nombre: string;
  alElegir: (sentido: Sentido) => void;
  /** Nothing of it can be approved. */
  soloRechazar?: boolean;
  /** It may also be approved with what is written instead; `primero`: that is what an approval means here. */
  editar?: { readonly alElegir: () => void; readonly primero: boolean } | undefined;
};

const SENTIDOS = ['rechazar', 'aprobar'] as const;
const ICONOS = { aprobar: <CheckOutlined aria-hidden />, rechazar: <CloseOutlined aria-hidden /> };

function SinConfirmar({ sobre, children }: { sobre: string; children: ReactNode }) {
  return useDuda(sobre) ? <Insignia texto="Sin confirmar" tono="espera" /> : children;
}

export type BotonesDeDecision = (props: Props) => ReactNode;

/** 'Rechazar' and 'Aprobar' under a card; the one that an approval means here stands last. */
export function Botones({ sobre, nombre, alElegir, soloRechazar = false, editar }: Props) {
  const primero = editar?.primero ?? false;
  const edita = editar && (
    <Button
      type={primero ? 'primary' : 'default'}
      data-sentido={primero ? 'aprobar' : undefined}
      icon={<EditOutlined aria-hidden />}
      aria-label={`Editar y aprobar los datos de ${nombre}`}
      onClick={editar.alElegir}
    >
      Editar y aprobar
    </Button>
  );
  return (
    <SinConfirmar sobre={sobre}>
      {!primero && edita}
      {SENTIDOS.filter((sentido) => sentido === 'rechazar' || !soloRechazar).map((sentido) => (
        <Button
          key={sentido}
          type={sentido === 'aprobar' && !primero ? 'primary' : 'default'}
          danger={sentido === 'rechazar'}
          data-sentido={sentido === 'aprobar' && primero ? undefined : sentido}
          icon={ICONOS[sentido]}
          aria-label={`${ACCION[sentido]} la solicitud de ${nombre}`}
          onClick={() => alElegir(sentido)}
        >
          {ACCION[sentido]}
        </Button>
      ))}
      {primero && edita}
    </SinConfirmar>
  );
}

/** The same as round buttons (spec §2, payment deletion requests). */
export const BotonesRedondos = ({ sobre, nombre, alElegir }: Props) => (
  <SinConfirmar sobre={sobre}>
    {SENTIDOS.map((sentido) => (
      <Tooltip key={sentido} title={ACCION[sentido]}>
        <Button
          shape="circle"
          type={sentido === 'aprobar' ? 'primary' : 'default'}
          danger={sentido === 'rechazar'}
          data-sentido={sentido}
          icon={ICONOS[sentido]}
          aria-label={`${ACCION[sentido]} la solicitud de ${nombre}`}
          onClick={() => alElegir(sentido)}
        />
      </Tooltip>
    ))}
  </SinConfirmar>
);
