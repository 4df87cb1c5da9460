import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import '../boton-inactivo.css';

type Props = Omit<ButtonProps, 'type' | 'htmlType' | 'loading' | 'icon'> & {
  /** What will happen. */
  texto: string;
  textoEnviando?: string;
  enviando: boolean;
};

/**
 * Sends the form. While it does it takes no second tap, and keeps the focus: a disabled button would
 * lose it. The icon is our own, because antd's own one may outlive the sending for who only hears it.
 */
export const BotonEnviar = ({ texto, textoEnviando = 'Procesando...', enviando, ...resto }: Props) => (
  <Button
    type="primary"
    htmlType="submit"
    icon={enviando && <LoadingOutlined aria-hidden />}
    aria-busy={enviando}
    aria-disabled={enviando || undefined}
    {...resto}
  >
    {enviando ? textoEnviando : texto}
  </Button>
);
