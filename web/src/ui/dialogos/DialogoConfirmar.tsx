import { Modal } from 'antd';
import { useState } from 'react';
import type { Dialogo } from './almacen.ts';
import { useCierre } from './use-cierre.ts';
import { APARICION } from './aparicion.ts';

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
    <Modal
      {...APARICION}
      open={abierto}
      title={titulo}
      centered
      width={420}
      okText={procesando ? 'Procesando...' : textoConfirmar}
      cancelText="Cancelar"
      okButtonProps={{ danger: peligro, loading: procesando }}
      cancelButtonProps={{ disabled: procesando }}
      closable={false}
      keyboard={!procesando}
      mask={{ closable: false }}
      onOk={() => void aceptar()}
      onCancel={cancelar}
      afterClose={alTerminar}
    >
      {contenido}
    </Modal>
  );
}
