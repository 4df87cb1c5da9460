import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import InfoCircleFilled from '@ant-design/icons/InfoCircleFilled';
import type { DatosAlerta } from './almacen.ts';

const ICONOS = {
  info: { Icono: InfoCircleFilled, color: 'var(--ant-color-info)' },
  exito: { Icono: CheckCircleFilled, color: 'var(--ant-color-success)' },
  aviso: { Icono: ExclamationCircleFilled, color: 'var(--ant-color-warning)' },
  error: { Icono: CloseCircleFilled, color: 'var(--ant-color-error)' },
};

export function IconoTipo({ tipo }: { tipo: NonNullable<DatosAlerta['tipo']> }) {
  const { Icono, color } = ICONOS[tipo];
  return <Icono style={{ color }} aria-hidden />;
}
