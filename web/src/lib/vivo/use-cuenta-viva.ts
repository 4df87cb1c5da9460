import { getUserByUid } from '@leal/contract';
import { useEffect, useMemo } from 'react';
import { llamar } from '../api/llamar.ts';
import { useUsuario } from '../sesion/use-sesion.ts';
import { cuandoSeNiegue, useValorVivo } from './almacen.ts';
import { fuente } from './fuente.ts';

/** Whether one's own record says that the account is on; a record that is not there says nothing. */
const cuentaDe = (uid: string) =>
  fuente<boolean>({ coleccion: 'usuarios', id: uid }, ({ documentos: [registro] }) =>
    registro === undefined ? true : registro.datos['activo'] === true,
  );

/**
 * Whoever is turned off is out at once, in the middle of whatever they look at. What is heard, or refused, is
 * only the hint: the API is asked, and its answer ends the session (`vigilarCuenta`).
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
