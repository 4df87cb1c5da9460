import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import ExclamationCircleFilled from '@ant-design/icons/ExclamationCircleFilled';
import InfoCircleFilled from '@ant-design/icons/InfoCircleFilled';
import { Button } from 'antd';
import { useRef } from 'react';
import { Ventana } from '../capas/Ventana.tsx';
import { type DatosAlerta, type Dialogo, useCierre } from './almacen.ts';

const ICONOS = {
  info: { Icono: InfoCircleFilled, color: 'var(--ant-color-info)' },
  exito: { Icono: CheckCircleFilled, color: 'var(--ant-color-success)' },
  aviso: { Icono: ExclamationCircleFilled, color: 'var(--ant-color-warning)' },
  error: { Icono: CloseCircleFilled, color: 'var(--ant-color-error)' },
};

function IconoTipo({ tipo }: { tipo: NonNullable<DatosAlerta['tipo']> }) {
  const { Icono, color } = ICONOS[tipo];
  return <Icono style={{ color }} aria-hidden />;
}

type Props = { dialogo: Extract<Dialogo, { clase: 'alerta' }> };

const Titulo = ({ titulo, tipo = 'info' }: DatosAlerta) => (
  <span className="dialogo-titulo">
    <IconoTipo tipo={tipo} />
    <span>{titulo}</span>
  </span>
);

export function DialogoAlerta({ dialogo }: Props) {
  const { abierto, cerrar, alTerminar } = useCierre(dialogo.id);
  const boton = useRef<HTMLButtonElement>(null);
  const { paso } = dialogo.datos;
  const entendido = () => {
    dialogo.resolver();
    cerrar();
  };
  return (
    <Ventana
      abierta={abierto}
      alCerrar={entendido}
      title={<Titulo {...dialogo.datos} />}
      width={420}
      mask={true}
      afterOpenChange={(visible) => visible && boton.current?.focus()}
      afterClose={alTerminar}
      footer={
        <>
          {paso && (
            <Button
              onClick={() => {
                entendido();
                paso.hacer();
              }}
            >
              {paso.texto}
            </Button>
          )}
          <Button ref={boton} type="primary" onClick={entendido}>
            Entendido
          </Button>
        </>
      }
    >
      {dialogo.datos.contenido}
    </Ventana>
  );
}
