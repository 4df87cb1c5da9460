import { Button, Modal } from 'antd';
import { useRef } from 'react';
import type { DatosAlerta, Dialogo } from './almacen.ts';
import { useCierre } from './use-cierre.ts';
import { IconoTipo } from './IconoTipo.tsx';
import { APARICION } from './aparicion.ts';

type Props = { dialogo: Extract<Dialogo, { clase: 'alerta' }> };

const Titulo = ({ titulo, tipo = 'info' }: DatosAlerta) => (
  <span className="dialogo-titulo">
    <IconoTipo tipo={tipo} />
    {titulo}
  </span>
);

export function DialogoAlerta({ dialogo }: Props) {
  const { abierto, cerrar, alTerminar } = useCierre(dialogo.id);
  const boton = useRef<HTMLButtonElement>(null);
  const entendido = () => {
    dialogo.resolver();
    cerrar();
  };
  return (
    <Modal
      {...APARICION}
      open={abierto}
      title={<Titulo {...dialogo.datos} />}
      centered
      width={420}
      closable={false}
      afterOpenChange={(visible) => visible && boton.current?.focus()}
      onCancel={entendido}
      afterClose={alTerminar}
      footer={
        <Button ref={boton} type="primary" onClick={entendido}>
          Entendido
        </Button>
      }
    >
      {dialogo.datos.contenido}
    </Modal>
  );
}
