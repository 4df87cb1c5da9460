import { type ReactNode, useState } from 'react';
import { crearOyentes } from '../../lib/oyentes.ts';
import type { Paso } from '../anunciar.tsx';

type Comun = { titulo: string; contenido?: ReactNode };

type DatosConfirmar = Comun & {
  /** 'Confirmar' unless something says better what will happen. */
  textoConfirmar?: string;
  peligro?: boolean;
  /** Runs while the dialog shows 'Procesando...'; its error closes the dialog and rejects `confirmar`. */
  onConfirm?: () => Promise<unknown>;
};
export type DatosAlerta = Comun & {
  tipo?: 'info' | 'exito' | 'aviso' | 'error';
  /** Something that belongs to it; it is read then. */
  paso?: Paso;
};

/** The props of a dialog that the caller renders: whether it is open, and how to close it. */
export type ControlDialogo = {
  readonly abierto: boolean;
  /** Resolves once it is gone from the screen and the focus is back where it came from. */
  readonly cerrar: () => Promise<void>;
  /** The modal's `afterClose`. */
  readonly alTerminar: () => void;
};
type DatosPropio = { pintar: (control: ControlDialogo) => ReactNode };

type Resolver<T> = { resolver: (valor: T) => void; rechazar: (error: unknown) => void };
export type Dialogo = { id: number } & (
  | ({ clase: 'confirmar'; datos: DatosConfirmar } & Resolver<boolean>)
  | ({ clase: 'alerta'; datos: DatosAlerta } & Resolver<void>)
  | { clase: 'propio'; datos: DatosPropio }
);

let abiertos: readonly Dialogo[] = [];
let siguiente = 1;
const oyentes = crearOyentes();

function publicar(nuevos: readonly Dialogo[]): void {
  abiertos = nuevos;
  oyentes.despertar();
}

export const leerDialogos = (): readonly Dialogo[] => abiertos;

export const suscribirDialogos = oyentes.suscribir;

const quitarDialogo = (id: number): void => publicar(abiertos.filter((d) => d.id !== id));

/** The dialogs' screen is gone: every open question is answered with no. */
export function cancelarDialogos(): void {
  for (const dialogo of abiertos) {
    if (dialogo.clase === 'confirmar') dialogo.resolver(false);
    if (dialogo.clase === 'alerta') dialogo.resolver();
  }
  if (abiertos.length > 0) publicar([]);
}

const nuevoId = (): number => siguiente++;

/**
 * The one confirm dialog: 'Confirmar', 'Cancelar', 'Procesando...' (spec §9; ./salida.ts). True when confirmed
 * (and `onConfirm` done), false when cancelled; rejects with the error of `onConfirm`.
 */
export const confirmar = (datos: DatosConfirmar): Promise<boolean> =>
  new Promise((resolver, rechazar) => {
    publicar([...abiertos, { id: nuevoId(), clase: 'confirmar', datos, resolver, rechazar }]);
  });

/** Says something that must be read; its button is 'Entendido'. Resolves when closed. */
export const alertar = (datos: DatosAlerta): Promise<void> =>
  new Promise((resolver, rechazar) => {
    publicar([...abiertos, { id: nuevoId(), clase: 'alerta', datos, resolver, rechazar }]);
  });

/** A dialog with parts of its own (a form), drawn where the others are; it closes itself. */
export const abrirDialogo = (pintar: DatosPropio['pintar']): void =>
  publicar([...abiertos, { id: nuevoId(), clase: 'propio', datos: { pintar } }]);

/** Longer than any motion of the theme. */
const MS_CIERRE = 600;

/**
 * Closes a dialog with its animation and forgets it afterwards. If the animation never reports its end, the
 * dialog is removed all the same: it would block the whole screen.
 */
export function useCierre(id: number) {
  const [abierto, setAbierto] = useState(true);
  const cerrar = () => {
    setAbierto(false);
    setTimeout(() => quitarDialogo(id), MS_CIERRE);
  };
  return { abierto, cerrar, alTerminar: () => quitarDialogo(id) };
}
