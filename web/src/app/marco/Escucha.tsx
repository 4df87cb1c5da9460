import { getUserByUid } from '@leal/contract';
import { type ClasePorAprobar, formatearNumero, type IdRol, ROL, totalPorAprobar } from '@leal/domain';
import { useEffect, useMemo, useRef } from 'react';
import { usePorVer } from '../../piezas/por-ver/por-ver.ts';
import { useCajasAlDia, useCortesPorConfirmar, useEfectivoPorConfirmar } from '../avisos/use-caja.ts';
import { useCajaPorVer, useNovedades, useEntregasPorVer, useTareasPorVer } from '../avisos/use-novedades.ts';
import { llamar } from '../../lib/api/llamar.ts';
import { llevarContacto } from '../../lib/contacto.ts';
import { ponerIcono } from '../../lib/icono-con-cuenta.ts';
import { useCuentaEnTitulo } from '../../lib/titulo.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { cuandoSeNiegue, useValorVivo } from '../../lib/vivo/almacen.ts';
import { Antena } from '../../lib/vivo/Antena.tsx';
import { fuente } from '../../lib/vivo/fuente.ts';
import { useContarLoQueEspera, useCuentaDeTodos } from '../../lib/vivo/use-avisos.ts';
import type { Contado } from '../menus.ts';
import { useDecir, usePorDecidir } from './por-decidir.ts';

/** Above this bar and menu say no more than 'many': that is what they have room for. */
const MUCHOS = 99;

/** Shows nothing when it is 0. A number in a disc: antd's badge would be 3 KiB for every phone. */
const Cuenta = ({ n, leido }: { n: number; leido: string }) =>
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

/** What is counted as one number, and not by class. */
const SUELTOS = ['traspasos', 'cortes', 'transferencias', 'senales'] as const;
type Suelto = (typeof SUELTOS)[number];

const sueltos = (de: readonly Contado[], cuentas: { readonly [C in Suelto]?: number }): number =>
  SUELTOS.reduce((suma, contado) => suma + ((de.includes(contado) && cuentas[contado]) || 0), 0);

const esClase = (contado: Contado): contado is ClasePorAprobar =>
  contado !== 'propias' && !(SUELTOS as readonly Contado[]).includes(contado);

/** The number of these that wait for a manager; nothing while it is unknown. */
function Pendientes({ de }: Props) {
  const { solicitudes, ...cuentas } = usePorDecidir();
  const deSolicitudes = solicitudes
    ? de.filter(esClase).reduce((suma, clase) => suma + solicitudes[clase], 0)
    : 0;
  const n = deSolicitudes + sueltos(de, cuentas);
  return <Cuenta n={n} leido={pendientes(n)} />;
}

/** The things that a collector has to see or do. */
function Propias({ de }: Props) {
  const { decididas, tareas, entregas, fondos, devueltos } = usePorVer();
  const n =
    (de.includes('propias') ? decididas + tareas + entregas : 0) +
    sueltos(de, { traspasos: fondos, cortes: devueltos });
  return <Cuenta n={n} leido={`${formatearNumero(n)} por ver`} />;
}

export const Contador = ({ de }: Props) =>
  useUsuario().id_rol === ROL.cobrador ? <Propias de={de} /> : <Pendientes de={de} />;

/** Whether one's own record says that the account is on, and which sessions are over; without a record it counts as on. */
const cuentaDe = (uid: string) =>
  fuente<string>({ coleccion: 'usuarios', id: uid }, ({ documentos: [registro] }) => {
    const { activo = true, sesiones_desde, sesiones_terminadas } = registro?.datos ?? {};
    return activo === true ? JSON.stringify([sesiones_desde, sesiones_terminadas]) : '';
  });

/**
 * A person whose account is turned off, or whose session a manager ends, is signed out at once, on any screen. The
 * listener's news, or its refusal, is only a hint: then the API is asked, and its answer ends the session
 * (`vigilarCuenta`).
 */
function CuentaViva() {
  const { id_usuario: uid } = useUsuario();
  const cuenta = useValorVivo(useMemo(() => cuentaDe(uid), [uid]));
  const antes = useRef(cuenta);
  useEffect(() => {
    const preguntar = () => void llamar(getUserByUid, { cuerpo: { uid } }).catch(() => undefined);
    if (cuenta === '' || (cuenta && antes.current && cuenta !== antes.current)) preguntar();
    antes.current = cuenta ?? antes.current;
    return cuandoSeNiegue(preguntar);
  }, [uid, cuenta]);
  return null;
}

function Contacto() {
  const { id_usuario: uid } = useUsuario();
  useEffect(() => llevarContacto(uid), [uid]);
  return null;
}

/** The count of what waits for this person, where another tab or screen sees it. */
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
  useEntregasPorVer();
  useCajaPorVer();
  const { decididas, tareas, entregas, fondos, devueltos } = usePorVer();
  useCuentaDeLaPestana(decididas + tareas + entregas + fondos + devueltos);
  return null;
}

function CuentaDelGerente() {
  useContarLoQueEspera();
  useCajasAlDia();
  const cuenta = useCuentaDeTodos().cuenta;
  const { porAprobar: solicitudes = null, senales = 0 } = cuenta ?? {};
  const transferencias = (cuenta?.transferencias ?? 0) + (cuenta?.por_aclarar ?? 0);
  const traspasos = useEfectivoPorConfirmar();
  const cortes = useCortesPorConfirmar();
  useDecir({ solicitudes, traspasos, cortes, transferencias, senales });
  useCuentaDeLaPestana((solicitudes ? totalPorAprobar(solicitudes) : 0) + traspasos + cortes);
  return null;
}

/** Everything live that belongs to no screen. The menu's counters are separate. */
export const Escucha = ({ rol }: { rol: IdRol }) => (
  <>
    <Antena />
    <CuentaViva />
    <Contacto />
    {rol === ROL.cobrador && <NovedadesDelCobrador />}
    {rol === ROL.gerente && <CuentaDelGerente />}
  </>
);
