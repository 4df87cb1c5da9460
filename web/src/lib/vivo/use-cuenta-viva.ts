import { getUserByUid } from '@leal/contract';
import { useEffect, useMemo } from 'react';
import { llamar } from '../api/llamar.ts';
import { useUsuario } from '../sesion/use-sesion.ts';
import { cuandoSeNiegue, useValorVivo } from './almacen.ts';
import { fuente } from './fuente.ts';

/** Whether one's own record says that the account is on; without a record it counts as on. */
const cuentaDe = (uid: string) =>
  fuente<boolean>({ coleccion: 'usuarios', id: uid }, ({ documentos: [registro] }) =>
    registro === undefined ? true : registro.datos['activo'] === true,
  );

/**
 * A person whose account is turned off is signed out at once, on any screen. What the listener receives, or that it
 * is refused, is only a hint: then the API is asked, and its answer ends the session (`vigilarCuenta`).
 */
export function useCuentaViva(): void {
  const { id_usuario: uid } = useUsuario();
  const activa = useValorVivo(useMemo(() => cuentaDe(uid), [uid]));
  useEffect(() => {
    const preguntar = () => void llamar(getUserByUid, { cuerpo: { uid } }).catch(() => undefined);
    if (activa === false) preguntar();
    return cuandoSeNiegue(preguntar);
  }, [uid, activa]);
}
