import { useState } from 'react';
import { Ventana } from '../capas/Ventana.tsx';
import { type Dialogo, useCierre } from './almacen.ts';
import { salidaDe } from './salida.ts';

type Props = { dialogo: Extract<Dialogo, { clase: 'confirmar' }> };

export function DialogoConfirmar({ dialogo }: Props) {
  const { titulo, contenido, textoConfirmar = 'Confirmar', peligro = false, onConfirm } = dialogo.datos;
  const [procesando, setProcesando] = useState(false);
  const { abierto, cerrar, alTerminar } = useCierre(dialogo.id);

  const aceptar = async () => {
    setProcesando(true);
    try {
      await onConfirm?.();
      dialogo.resolver(true);
    } catch (error) {
      dialogo.rechazar(error);
    }
    cerrar();
  };
  const cancelar = () => {
    dialogo.resolver(false);
    cerrar();
  };

  return (
    <Ventana
      abierta={abierto}
      alCerrar={cancelar}
      ocupada={procesando}
      title={titulo}
      width={420}
      okText={procesando ? 'Procesando...' : textoConfirmar}
      cancelText={salidaDe(textoConfirmar)}
      okButtonProps={{ danger: peligro, loading: procesando }}
      cancelButtonProps={{ disabled: procesando }}
      onOk={() => void aceptar()}
      afterClose={alTerminar}
    >
      {contenido}
    </Ventana>
  );
}
