import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect } from 'react';
import { traerTarde } from '../../../lib/vivo/primera-pantalla.ts';
import { oirAtajoBuscar, sePidioAntes } from '../../../ui/atajo-buscar.ts';
import { traerDialogo } from '../../../ui/dialogos/traer-dialogo.ts';
import { useEscritorio } from '../../../ui/tabla/use-escritorio.ts';

const esMac = navigator.userAgent.includes('Mac OS');
const ATAJO = esMac ? '⌘ K' : 'Ctrl K';

const traerBuscador = () => import('./DialogoBuscar.tsx');

const abrir = (): Promise<void> =>
  traerDialogo(
    traerBuscador,
    ({ abrirBuscador }) => {
      abrirBuscador();
    },
    { seEscribe: true },
  );

/** Opens the search for any client, on every screen of the office; the search itself comes after the first screen. */
export function BotonBuscar() {
  const escritorio = useEscritorio();
  useLayoutEffect(() => {
    void traerTarde(traerBuscador);
    if (sePidioAntes()) void abrir();
    return oirAtajoBuscar(() => void abrir());
  }, []);
  return (
    <Button
      className="barra-buscar"
      icon={<SearchOutlined aria-hidden />}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => void abrir()}
    >
      <span className={escritorio ? undefined : 'solo-lectores'}>Buscar cliente</span>
      <kbd aria-hidden>{ATAJO}</kbd>
    </Button>
  );
}
