import { type IdRol, ROL } from '@leal/domain';
import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { hayDudas } from '../../lib/acciones/dudas.ts';
import { clienteConsultas } from '../../lib/api/cliente-consultas.ts';
import { hayEscrito } from '../../lib/desde-el-principio.ts';
import { recargarSiHayLinea, soltarCopia } from '../../lib/linea.ts';
import { aceptar, registrar, useVersion } from '../../lib/version.ts';
import '../../ui/franja.css';

const MIRAR_MS = 1_000;

/** Typed, on its way, or in doubt here alone; what the outbox holds lives longer than the page. */
const sePerderiaAlgo = (): boolean => hayEscrito() || clienteConsultas.isMutating() > 0 || hayDudas();

/** Whether a reload loses nothing, looked at while there is a reason to reload. */
function useNadaPendiente(mirando: boolean): boolean {
  const [nada, setNada] = useState(false);
  useEffect(() => {
    if (!mirando) return undefined;
    const mirar = () => setNada(!sePerderiaAlgo());
    mirar();
    const reloj = setInterval(mirar, MIRAR_MS);
    return () => clearInterval(reloj);
  }, [mirando]);
  return nada;
}

/** A worker gives its place up when all that it answers is answered, and something may never be. */
const PACIENCIA_MS = 5_000;

/** What was accepted and does not come comes from the server. Undone where there is none, or something would be lost. */
function useSinEsperar(esperando: boolean, dejarlo: () => void): void {
  useEffect(() => {
    if (!esperando) return undefined;
    const intentar = async () => {
      if (sePerderiaAlgo() || !(await recargarSiHayLinea())) dejarlo();
    };
    const reloj = setTimeout(() => void intentar(), PACIENCIA_MS);
    return () => clearTimeout(reloj);
  }, [esperando, dejarlo]);
}

/** It comes only where a reload loses nothing; a tab that hears of the change from another waits for that, too. */
function Oferta() {
  const version = useVersion();
  const nadaPendiente = useNadaPendiente(version !== 'al_dia');
  const [aceptada, setAceptada] = useState(false);
  useSinEsperar(
    aceptada && version === 'lista',
    useCallback(() => setAceptada(false), []),
  );
  useEffect(() => {
    if (version === 'puesta' && nadaPendiente && !sePerderiaAlgo()) location.reload();
  }, [version, nadaPendiente]);
  if (version !== 'lista' || !nadaPendiente) return null;
  const actualizar = () => {
    setAceptada(true);
    aceptar();
  };
  return (
    <output className="franja">
      <span>Hay una versión nueva</span>
      <Button type="primary" loading={aceptada} onClick={actualizar}>
        Actualizar
      </Button>
    </output>
  );
}

/** Keeps the app on a collector's phone, and offers the newer version. Everybody else's pages come from the server. */
export function VersionNueva({ rol }: { rol: IdRol }) {
  useEffect(() => {
    if (rol === ROL.cobrador) registrar();
    else void soltarCopia();
  }, [rol]);
  return <Oferta />;
}
