import { useEffect, useSyncExternalStore } from 'react';
import { cancelarDialogos, type Dialogo, leerDialogos, suscribirDialogos } from './almacen.ts';
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

/** Shows what `confirmar`, `alertar`, `pedirTexto` and `abrirDialogo` ask for; mounted once for each screen, which they do not survive. */
export function Dialogos() {
  const abiertos = useSyncExternalStore(suscribirDialogos, leerDialogos);
  useEffect(() => cancelarDialogos, []);
  return abiertos.map((dialogo) => <Uno key={dialogo.id} dialogo={dialogo} />);
}
