import { LoadingOutlined } from '@ant-design/icons';
import { formatearPesos } from '@leal/domain';
import { Button } from 'antd';
import type { AbonoLeido } from './validar-abono.ts';

type Props = { nombre: string; leido: AbonoLeido; enviando: boolean };

/** 'Registrar $120.00 de Ana López': the button is the confirmation. */
export function textoRegistrar(nombre: string, leido: AbonoLeido): string {
  if (!leido.valido) return `Registrar pago de ${nombre}`;
  if (leido.monto === 0) return `Registrar visita sin pago de ${nombre}`;
  return `Registrar ${formatearPesos(leido.monto)} de ${nombre}`;
}

export const BotonRegistrar = ({ nombre, leido, enviando }: Props) => (
  <Button
    type="primary"
    htmlType="submit"
    block
    icon={enviando && <LoadingOutlined aria-hidden />}
    aria-busy={enviando}
    className="abono-registrar"
  >
    {enviando ? 'Procesando...' : textoRegistrar(nombre, leido)}
  </Button>
);
