import { ROL } from '@leal/domain';
import type { ReactNode } from 'react';
import { useUsuario } from './use-sesion.ts';

/** Whether whoever looks only reads: a supervisor has the manager's screens, and changes nothing. Nothing else says so. */
export const useSoloLectura = (): boolean => useUsuario().id_rol === ROL.supervisor;

/** Buttons that change something, or links to where it is changed, are left out for a person who may not. */
export const SiActua = ({ children }: { children: ReactNode }): ReactNode =>
  useSoloLectura() ? null : children;
