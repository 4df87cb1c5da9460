import type { IdRol } from '@leal/domain';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { type Perezosa, perezosa } from '../../lib/perezosa.tsx';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

/** A screen at its address: who may see it, and its code, which is fetched when it is first shown. */
export type Ruta = {
  camino: string;
  roles: readonly IdRol[];
  titulo: string;
  Pagina: Perezosa<object>;
};

export type Cargar = () => Promise<ComponentType>;

export function ruta(camino: string, roles: readonly IdRol[], titulo: string, cargar: Cargar): Ruta {
  return { camino, roles, titulo, Pagina: perezosa(cargar) };
}

type DeCobrador = ComponentType<{ idCobrador: string }>;

/** The screen of a collector, shown to that collector. */
export const propia = (Pantalla: DeCobrador): ComponentType =>
  function Propia() {
    const { id_usuario } = useUsuario();
    return <Pantalla key={id_usuario} idCobrador={id_usuario} />;
  };

/** The screen of the collector whom the address names. */
export const delCamino = (Pantalla: DeCobrador): ComponentType =>
  function DelCamino() {
    const { id_cobrador = '' } = useParams();
    return <Pantalla key={id_cobrador} idCobrador={id_cobrador} />;
  };
