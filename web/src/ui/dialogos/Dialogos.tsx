import { useSyncExternalStore } from 'react';
import { leerDialogos, suscribirDialogos, type Dialogo } from './almacen.ts';
import { DialogoAlerta } from './DialogoAlerta.tsx';
import { DialogoConfirmar } from './DialogoConfirmar.tsx';
import { DialogoPropio } from './DialogoPropio.tsx';
import { DialogoTexto } from './DialogoTexto.tsx';

function Uno({ dialogo }: { dialogo: Dialogo }) {
  if (dialogo.clase === 'confirmar') return <DialogoConfirmar dialogo={dialogo} />;
  if (dialogo.clase === 'alerta') return <DialogoAlerta dialogo={dialogo} />;
  if (dialogo.clase === 'propio') return <DialogoPropio dialogo={dialogo} />;
  return <DialogoTexto dialogo={dialogo} />;
}

/** Shows what `confirmar`, `alertar`, `pedirTexto` and `abrirDialogo` ask for; mounted once, in the frame. */
export function Dialogos() {
  const abiertos = useSyncExternalStore(suscribirDialogos, leerDialogos);
  return abiertos.map((dialogo) => <Uno key={dialogo.id} dialogo={dialogo} />);
}
