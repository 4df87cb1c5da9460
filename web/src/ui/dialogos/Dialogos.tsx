import { useEffect, useState, useSyncExternalStore } from 'react';
import { cancelarDialogos, type Dialogo, leerDialogos, suscribirDialogos, useCierre } from './almacen.ts';
import { DialogoAlerta } from './DialogoAlerta.tsx';
import { DialogoConfirmar } from './DialogoConfirmar.tsx';

type Props = { dialogo: Extract<Dialogo, { clase: 'propio' }> };

/** `Promise.withResolvers` is younger than some of the phones. */
function nuevoFin() {
  let resolver = (): void => undefined;
  const promesa = new Promise<void>((listo) => {
    resolver = listo;
  });
  return { promesa, resolver };
}

/** A dialog that the caller renders; only its opening and its end are here. */
function DialogoPropio({ dialogo }: Props) {
  const { cerrar, ...resto } = useCierre(dialogo.id);
  const [fin] = useState(nuevoFin);
  useEffect(() => () => fin.resolver(), [fin]);
  return dialogo.datos.pintar({
    ...resto,
    cerrar: () => {
      cerrar();
      return fin.promesa;
    },
  });
}

function Uno({ dialogo }: { dialogo: Dialogo }) {
  if (dialogo.clase === 'confirmar') return <DialogoConfirmar dialogo={dialogo} />;
  if (dialogo.clase === 'alerta') return <DialogoAlerta dialogo={dialogo} />;
  return <DialogoPropio dialogo={dialogo} />;
}

/** Shows what `confirmar`, `alertar` and `abrirDialogo` ask for; mounted once per screen, and gone with it. */
export function Dialogos() {
  const abiertos = useSyncExternalStore(suscribirDialogos, leerDialogos);
  useEffect(() => cancelarDialogos, []);
  return abiertos.map((dialogo) => <Uno key={dialogo.id} dialogo={dialogo} />);
}
