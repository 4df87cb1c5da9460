import { getUserByUid } from '@leal/contract';
import { type ClasePorAprobar, formatearNumero, type IdRol, ROL } from '@leal/domain';
import { Badge } from 'antd';
import { useEffect, useMemo } from 'react';
import { useNovedades } from '../../features/avisos/use-novedades.ts';
import { llamar } from '../../lib/api/llamar.ts';
import { useCuentaEnTitulo } from '../../lib/titulo.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { cuandoSeNiegue, useValorVivo } from '../../lib/vivo/almacen.ts';
import { Antena } from '../../lib/vivo/Antena.tsx';
import { fuente } from '../../lib/vivo/fuente.ts';
import { usePorAprobarDeTodos } from '../../lib/vivo/use-avisos.ts';

type Props = { clases: readonly ClasePorAprobar[]; size?: 'small' };

const leido = (n: number): string => (n === 1 ? '1 pendiente' : `${formatearNumero(n)} pendientes`);

/** How many of these wait for a manager. Shows nothing while it is unknown, and nothing when it is 0. */
export function ContadorPendientes({ clases, size }: Props) {
  const espera = usePorAprobarDeTodos();
  const n = espera ? clases.reduce((suma, clase) => suma + espera[clase], 0) : 0;
  if (n <= 0) return null;
  return (
    <>
      <span aria-hidden className="contador">
        <Badge
          count={size === 'small' ? n : formatearNumero(n)}
          {...(size && { size })}
          color="var(--ant-color-primary)"
        />
      </span>
      <span className="solo-lectores">{leido(n)}</span>
    </>
  );
}

/** Whether one's own record says that the account is on; without a record it counts as on. */
const cuentaDe = (uid: string) =>
  fuente<boolean>({ coleccion: 'usuarios', id: uid }, ({ documentos: [registro] }) =>
    registro === undefined ? true : registro.datos['activo'] === true,
  );

/**
 * A person whose account is turned off is signed out at once, on any screen. What the listener receives, or that it
 * is refused, is only a hint: then the API is asked, and its answer ends the session (`vigilarCuenta`).
 */
function CuentaViva() {
  const { id_usuario: uid } = useUsuario();
  const activa = useValorVivo(useMemo(() => cuentaDe(uid), [uid]));
  useEffect(() => {
    const preguntar = () => void llamar(getUserByUid, { cuerpo: { uid } }).catch(() => undefined);
    if (activa === false) preguntar();
    return cuandoSeNiegue(preguntar);
  }, [uid, activa]);
  return null;
}

function NovedadesDelCobrador() {
  useNovedades();
  return null;
}

/** What waits for a manager, where it is seen from another tab. */
function CuentaDeLaPestana() {
  const espera = usePorAprobarDeTodos();
  const n = espera ? Object.values(espera).reduce((suma, una) => suma + una, 0) : 0;
  useCuentaEnTitulo(n);
  useEffect(() => {
    const poner = async (cuenta: number) =>
      (await import('../../features/oficina/icono-con-cuenta.ts')).ponerIcono(cuenta);
    poner(n).catch(() => undefined);
    return () => void poner(0).catch(() => undefined);
  }, [n]);
  return null;
}

/** Everything live that belongs to no screen. The menu's counters are separate. */
export const EnVivo = ({ rol }: { rol: IdRol }) => (
  <>
    <Antena />
    <CuentaViva />
    {rol === ROL.cobrador && <NovedadesDelCobrador />}
    {rol === ROL.gerente && <CuentaDeLaPestana />}
  </>
);
