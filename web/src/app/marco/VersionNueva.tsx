import { type IdRol, ROL } from '@leal/domain';
import { useIsMutating } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDudas } from '../../lib/acciones/dudas.ts';
import { soltarCopia } from '../../lib/linea.ts';
import { aceptar, registrar, useVersion } from '../../lib/version.ts';
import './version-nueva.css';

/** Whether something was typed on this screen: the form of a payment keeps no draft. */
function useEscrito(): boolean {
  const [escrito, setEscrito] = useState(false);
  useEffect(() => {
    const fin = new AbortController();
    document.addEventListener('input', () => setEscrito(true), { capture: true, signal: fin.signal });
    return () => fin.abort();
  }, []);
  return escrito;
}

/** Nothing is typed, on its way or in doubt: a reload loses nothing. */
function useNadaPendiente(): boolean {
  const escrito = useEscrito();
  const enviando = useIsMutating() > 0;
  const dudas = useDudas();
  return !escrito && !enviando && dudas.length === 0;
}

/** It comes only where a reload loses nothing; a tab that hears of the change from another waits for that, too. */
function Oferta() {
  const version = useVersion();
  const nadaPendiente = useNadaPendiente();
  const [aceptada, setAceptada] = useState(false);
  useEffect(() => {
    if (version === 'puesta' && nadaPendiente) location.reload();
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
  const { pathname } = useLocation();
  useEffect(() => {
    if (rol === ROL.cobrador) registrar();
    else void soltarCopia();
  }, [rol]);
  return <Oferta key={pathname} />;
}
