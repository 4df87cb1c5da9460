import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';
import '../boton-inactivo.css';

type Props = Omit<ButtonProps, 'type' | 'htmlType' | 'loading' | 'icon'> & {
  ref?: Ref<HTMLButtonElement>;
  /** The words of what will happen. */
  texto: string;
  textoEnviando?: string;
  enviando: boolean;
};

/**
 * Sends the form. Meanwhile it takes no second tap, and keeps the focus, which a disabled button would
 * lose. The icon is our own, because screen readers may still read antd's one after the sending.
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
