import { getUserByUid } from '@leal/contract';
import { formatearNumero, type IdRol, ROL, totalPorAprobar } from '@leal/domain';
import { useEffect, useMemo } from 'react';
import { usePorVer } from '../../comun/por-ver/por-ver.ts';
import { useNovedades, useTareasPorVer } from '../../features/avisos/use-novedades.ts';
import { llamar } from '../../lib/api/llamar.ts';
import { ponerIcono } from '../../lib/icono-con-cuenta.ts';
import { useCuentaEnTitulo } from '../../lib/titulo.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { cuandoSeNiegue, useValorVivo } from '../../lib/vivo/almacen.ts';
import { Antena } from '../../lib/vivo/Antena.tsx';
import { fuente } from '../../lib/vivo/fuente.ts';
import { useContarLoQueEspera, usePorAprobarDeTodos } from '../../lib/vivo/use-avisos.ts';
import type { Contado } from '../menus.ts';

/** Above this bar and menu say no more than 'many': that is what they have room for. */
const MUCHOS = 99;

type PropsCuenta = { n: number; leido: string };

/** Shows nothing when it is 0. A number in a disc: antd's badge would be 3 KiB for every phone. */
const Cuenta = ({ n, leido }: PropsCuenta) =>
  n > 0 && (
    <>
      <span aria-hidden className="contador">
        {n > MUCHOS ? `${MUCHOS}+` : n}
      </span>
      <span className="solo-lectores">{leido}</span>
    </>
  );

type Props = { de: readonly Contado[] };

const pendientes = (n: number): string => (n === 1 ? '1 pendiente' : `${formatearNumero(n)} pendientes`);

/** How many of these wait for a manager; nothing while it is unknown. */
function Pendientes({ de }: Props) {
  const espera = usePorAprobarDeTodos();
  const n = espera ? de.reduce((suma, una) => suma + (una === 'propias' ? 0 : espera[una]), 0) : 0;
  return <Cuenta n={n} leido={pendientes(n)} />;
}

/** What a collector has to see or do. */
function Propias() {
  const { decididas, tareas } = usePorVer();
  const n = decididas + tareas;
  return <Cuenta n={n} leido={`${formatearNumero(n)} por ver`} />;
}

export const Contador = ({ de }: Props) => (de.includes('propias') ? <Propias /> : <Pendientes de={de} />);

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

/** What waits for this person, where it is seen from another tab or screen. */
function useCuentaDeLaPestana(n: number): void {
  useCuentaEnTitulo(n);
  useEffect(() => {
    ponerIcono(n);
    return () => ponerIcono(0);
  }, [n]);
}

/** The same number as the bar's. */
function NovedadesDelCobrador() {
  useNovedades();
  useTareasPorVer();
  const { decididas, tareas } = usePorVer();
  useCuentaDeLaPestana(decididas + tareas);
  return null;
}

function CuentaDelGerente() {
  useContarLoQueEspera();
  const espera = usePorAprobarDeTodos();
  useCuentaDeLaPestana(espera ? totalPorAprobar(espera) : 0);
  return null;
}

/** Everything live that belongs to no screen. The menu's counters are separate. */
export const EnVivo = ({ rol }: { rol: IdRol }) => (
  <>
    <Antena />
    <CuentaViva />
    {rol === ROL.cobrador && <NovedadesDelCobrador />}
    {rol === ROL.gerente && <CuentaDelGerente />}
  </>
);
