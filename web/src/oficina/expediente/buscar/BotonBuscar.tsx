import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect } from 'react';
import { traerTarde } from '../../../lib/vivo/primera-pantalla.ts';
import { cuantasCapas } from '../../../ui/capas/pila.ts';
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

const seEscribeEn = (donde: EventTarget | null): boolean =>
  donde instanceof HTMLElement && (donde.isContentEditable || donde.matches('input, textarea, select'));

/** Ctrl K or Cmd K anywhere; '/' where it would write nothing. */
function esAtajo({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey !== metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return !ctrlKey && key === '/' && !seEscribeEn(target);
}

/** Opens the search for any client, on every screen of the office; the search itself comes after the first screen. */
export function BotonBuscar() {
  const escritorio = useEscritorio();
  useEffect(() => {
    void traerTarde(traerBuscador);
    const fin = new AbortController();
    const alBajarTecla = (suceso: KeyboardEvent) => {
      if (suceso.defaultPrevented || suceso.repeat || !esAtajo(suceso) || cuantasCapas() > 0) return;
      suceso.preventDefault();
      void abrir();
    };
    addEventListener('keydown', alBajarTecla, { signal: fin.signal });
    return () => fin.abort();
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
