import { CheckOutlined, CloseOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { type ReactNode, useId } from 'react';
import { useDuda } from '../../lib/acciones/dudas.ts';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { ACCION, type Sentido } from './decision.ts';
import { type Pedida, usePropia } from './propia.ts';

type Props = {
  /** The id of the request: while the outcome of a decision is unknown, no other decision is offered. */
  sobre: string;
  /** The request: nobody may decide their own where another manager is demanded. */
  de: Pedida;
  /** The client's name, for screen readers: a list has many such buttons. */
  nombre: string;
  alElegir: (sentido: Sentido) => void;
  /** Nothing of it can be approved. */
  soloRechazar?: boolean;
  /** Why it cannot be approved as it is asked for; null: nothing is known that refuses it. */
  noSeAprueba?: string | null;
  /** It may also be approved with what is written instead; `primero`: that is what an approval means here. */
  editar?: { readonly alElegir: () => void; readonly primero: boolean } | undefined;
  /** Round ones, whose words are in a tooltip (spec §2, payment deletion requests). */
  redondos?: boolean;
};

const SENTIDOS = ['rechazar', 'aprobar'] as const;
const ICONOS = { aprobar: <CheckOutlined aria-hidden />, rechazar: <CloseOutlined aria-hidden /> };

function SinConfirmar({ sobre, children }: { sobre: string; children: ReactNode }) {
  return useDuda(sobre) ? <Insignia texto="Sin confirmar" tono="espera" /> : children;
}

/** The reason below the buttons, and what it takes from each of them. */
function usePorque({ de, noSeAprueba = null }: Pick<Props, 'de' | 'noSeAprueba'>) {
  const id = useId();
  const propia = usePropia(de);
  const porque = propia ?? noSeAprueba;
  const impedido = { disabled: true, 'aria-describedby': id } as const;
  return {
    nota: porque !== null && (
      <p id={id} className="nota a-lo-ancho">
        {porque}
      </p>
    ),
    aprobar: porque !== null ? impedido : {},
    rechazar: propia !== null ? impedido : {},
    editar: propia !== null ? impedido : {},
  };
}

/** 'Rechazar' and 'Aprobar' under a card; the one that an approval means here stands last. */
export function Botones({
  sobre,
  de,
  nombre,
  alElegir,
  soloRechazar = false,
  noSeAprueba,
  editar,
  redondos = false,
}: Props) {
  const porque = usePorque({ de, ...(noSeAprueba !== undefined && { noSeAprueba }) });
  const primero = editar?.primero ?? false;
  const edita = editar && (
    <Button
      {...porque.editar}
      type={primero ? 'primary' : 'default'}
      data-sentido={primero ? 'aprobar' : undefined}
      icon={<EditOutlined aria-hidden />}
      aria-label={`Editar y aprobar los datos de ${nombre}`}
      onClick={editar.alElegir}
    >
      Editar y aprobar
    </Button>
  );
  const boton = (sentido: Sentido) => (
    <Button
      key={sentido}
      {...porque[sentido]}
      shape={redondos ? 'circle' : 'default'}
      type={sentido === 'aprobar' && !primero ? 'primary' : 'default'}
      danger={sentido === 'rechazar'}
      data-sentido={sentido === 'aprobar' && primero ? undefined : sentido}
      icon={ICONOS[sentido]}
      aria-label={`${ACCION[sentido]} la solicitud de ${nombre}`}
      onClick={() => alElegir(sentido)}
    >
      {!redondos && ACCION[sentido]}
    </Button>
  );
  const conAyuda = (sentido: Sentido) => (
    <Tooltip key={sentido} title={ACCION[sentido]}>
      {boton(sentido)}
    </Tooltip>
  );
  return (
    <SinConfirmar sobre={sobre}>
      {porque.nota}
      {!primero && edita}
      {SENTIDOS.filter((sentido) => sentido === 'rechazar' || !soloRechazar).map(redondos ? conAyuda : boton)}
      {primero && edita}
    </SinConfirmar>
  );
}
