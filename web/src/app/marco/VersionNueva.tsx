import { type IdRol, ROL } from '@leal/domain';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { hayDudas } from '../../lib/acciones/dudas.ts';
import { clienteConsultas } from '../../lib/api/cliente-consultas.ts';
import { hayEscrito } from '../../lib/desde-el-principio.ts';
import { recargarSiHayLinea, soltarCopia } from '../../lib/linea.ts';
import { aceptar, ofrecerOtraVez, registrar, useVersion } from '../../lib/version.ts';
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

async function traerDelServidor(): Promise<void> {
  if (sePerderiaAlgo() || !(await recargarSiHayLinea())) ofrecerOtraVez();
}

/** The offer comes only where a reload loses nothing; a tab that hears of it from another waits for that, too. */
function Oferta() {
  const version = useVersion();
  const nadaPendiente = useNadaPendiente(version !== 'al_dia');
  useEffect(() => {
    if (version === 'puesta' && nadaPendiente && !sePerderiaAlgo()) location.reload();
    if (version !== 'aceptada' || !nadaPendiente) return undefined;
    const reloj = setTimeout(() => void traerDelServidor(), PACIENCIA_MS);
    return () => clearTimeout(reloj);
  }, [version, nadaPendiente]);
  if ((version !== 'lista' && version !== 'aceptada') || !nadaPendiente) return null;
  return (
    <output data-pie className="franja fila aire-12 extremos tinta">
      <span>Hay una versión nueva</span>
      <Button type="primary" loading={version === 'aceptada'} onClick={aceptar}>
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
