import type { SolicitudDe } from '@leal/contract';
import { nombreDeCampo, textoDeCampo } from '../campos/campos.ts';
import { SIN_DATO } from '../textos/textos.ts';
import { CAMPOS_EDITABLES } from '../cliente/cambios.ts';

type Pedida = Pick<SolicitudDe<'edicion_cliente'>, 'cambios_json' | 'antes' | 'actual'>;

export type FilaDeCambio = {
  readonly campo: string;
  readonly nombre: string;
  readonly antes: string;
  readonly despues: string;
  /** The value now, when it has changed since the edit was requested. */
  readonly ahora: string | null;
};

const VACIO = '(vacío)';

function textoDe(campo: string, valor: unknown): string {
  const texto = textoDeCampo(campo, valor);
  return texto === SIN_DATO ? VACIO : texto;
}

/** A client edit field by field, in the order of the form; empty for an edit in free text. */
export function filasDeCambio({ cambios_json, antes, actual }: Pedida): FilaDeCambio[] {
  const orden: readonly string[] = CAMPOS_EDITABLES;
  const lugar = (campo: string) => (orden.includes(campo) ? orden.indexOf(campo) : orden.length);
  return Object.entries(cambios_json ?? {})
    .sort(([a], [b]) => lugar(a) - lugar(b))
    .map(([campo, nuevo]) => ({
      campo,
      nombre: nombreDeCampo(campo),
      antes: textoDe(campo, antes?.[campo]),
      despues: textoDe(campo, nuevo),
      ahora: actual && campo in actual ? textoDe(campo, actual[campo]) : null,
    }));
}

/** The changes that the manager made instead, field by field; nothing where it was done as it was asked for. */
export const filasAplicadas = ({ aplicados }: Pick<SolicitudDe<'edicion_cliente'>, 'aplicados'>) =>
  filasDeCambio({ cambios_json: aplicados ?? null, antes: null }).map(
    ({ nombre, despues }) => [`${nombre} (quedó)`, despues] as const,
  );
