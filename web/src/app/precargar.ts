import { inicioDe } from '@leal/domain';
import { matchPath } from 'react-router-dom';
import { rolRecordado } from '../lib/sesion/recuerdo.ts';
import { cargarMarco } from './Privado.tsx';
import { RUTAS } from './rutas.ts';

const BASE = '/leal';

/** Frame and screen come side by side, instead of one after the other. A failure shows when rendering. */
export function precargar(direccion: string): void {
  const camino = direccion.slice(BASE.length).replace(/\/$/, '') || inicioDe(rolRecordado());
  const ruta = RUTAS.find(({ camino: patron }) => matchPath(patron, camino));
  void Promise.allSettled([cargarMarco(), ruta?.cargar()]);
}
