import { Button } from 'antd';
import { useRef } from 'react';
import type { DatosAlerta, Dialogo } from './almacen.ts';
import { useCierre } from './use-cierre.ts';
import { IconoTipo } from './IconoTipo.tsx';
import { Ventana } from '../capas/Ventana.tsx';

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
    <Ventana
      abierta={abierto}
      alCerrar={entendido}
      title={<Titulo {...dialogo.datos} />}
      width={420}
      mask={true}
      afterOpenChange={(visible) => visible && boton.current?.focus()}
      afterClose={alTerminar}
      footer={
        <Button ref={boton} type="primary" onClick={entendido}>
          Entendido
        </Button>
      }
    >
      {dialogo.datos.contenido}
    </Ventana>
  );
}
