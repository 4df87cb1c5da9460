import { type IdRol, ROL } from '@leal/domain';
import { useIsMutating } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useDudas } from '../../lib/acciones/dudas.ts';
import { hayEscrito } from '../../lib/desde-el-principio.ts';
import { soltarCopia } from '../../lib/linea.ts';
import { aceptar, registrar, useVersion } from '../../lib/version.ts';
import './version-nueva.css';

const MIRAR_MS = 1_000;

/** Nothing is typed, on its way or in doubt: a reload loses nothing. Looked at only while there is something to decide. */
function useNadaPendiente(mirando: boolean): boolean {
  const [escrito, setEscrito] = useState(hayEscrito);
  useEffect(() => {
    if (!mirando) return undefined;
    const mirar = () => setEscrito(hayEscrito());
    mirar();
    const reloj = setInterval(mirar, MIRAR_MS);
    return () => clearInterval(reloj);
  }, [mirando]);
  const enviando = useIsMutating() > 0;
  const dudas = useDudas();
  return !escrito && !enviando && dudas.length === 0;
}

/** It comes only where a reload loses nothing; a tab that hears of the change from another waits for that, too. */
function Oferta() {
  const version = useVersion();
  const nadaPendiente = useNadaPendiente(version !== 'al_dia');
  const [aceptada, setAceptada] = useState(false);
  useEffect(() => {
    if (version === 'puesta' && nadaPendiente && !hayEscrito()) location.reload();
  }, [version, nadaPendiente]);
  if (version !== 'lista' || !nadaPendiente) return null;
  const actualizar = () => {
    setAceptada(true);
    aceptar();
  };
  return (
    <output className="version-nueva">
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
