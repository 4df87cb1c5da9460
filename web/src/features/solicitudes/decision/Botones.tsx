import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { ACCION, type Sentido } from './textos.ts';

type Props = {
  /** Of whom, for who hears one button among many. */
  nombre: string;
  alElegir: (sentido: Sentido) => void;
};

const SENTIDOS = ['rechazar', 'aprobar'] as const;
const ICONOS = { aprobar: <CheckOutlined aria-hidden />, rechazar: <CloseOutlined aria-hidden /> };

/** 'Rechazar' and 'Aprobar' under a card. */
export const Botones = ({ nombre, alElegir }: Props) =>
  SENTIDOS.map((sentido) => (
    <Button
      key={sentido}
      type={sentido === 'aprobar' ? 'primary' : 'default'}
      danger={sentido === 'rechazar'}
      icon={ICONOS[sentido]}
      aria-label={`${ACCION[sentido]} la solicitud de ${nombre}`}
      onClick={() => alElegir(sentido)}
    >
      {ACCION[sentido]}
    </Button>
  ));

/** The same as round buttons (spec §2, payment deletion requests). */
export const BotonesRedondos = ({ nombre, alElegir }: Props) =>
  SENTIDOS.map((sentido) => (
    <Tooltip key={sentido} title={ACCION[sentido]}>
      <Button
        shape="circle"
        type={sentido === 'aprobar' ? 'primary' : 'default'}
        danger={sentido === 'rechazar'}
        icon={ICONOS[sentido]}
        aria-label={`${ACCION[sentido]} la solicitud de ${nombre}`}
        onClick={() => alElegir(sentido)}
      />
    </Tooltip>
  ));
