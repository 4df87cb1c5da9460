import type { SolicitudDe } from '@leal/contract';

type Pedida = Pick<SolicitudDe<'edicion_cliente'>, 'cambios_json' | 'antes' | 'actual'>;

export type FilaDeCambio = {
  readonly campo: string;
  readonly nombre: string;
  readonly antes: string;
  readonly despues: string;
  /** What the field says by now, where that is neither what it said when it was asked for. */
  readonly ahora: string | null;
};

const NOMBRES: Readonly<Record<string, string>> = {
  nombre: 'Nombre',
  negocio: 'Negocio',
  direccion: 'Dirección',
  calle: 'Calle',
  colonia: 'Colonia',
  telefono: 'Teléfono',
  dias_pago: 'Días de pago',
};

const VACIO = '(vacío)';

function textoDe(campo: string, valor: unknown): string {
  if (valor === undefined || valor === null || valor === '') return VACIO;
  const texto = typeof valor === 'string' ? valor : JSON.stringify(valor);
  return campo === 'dias_pago' ? `${texto} días` : texto;
}

/** A client edit field by field, in the order of the form; none: it was asked for in words only. */
export function filasDeCambio({ cambios_json, antes, actual }: Pedida): FilaDeCambio[] {
  const orden = Object.keys(NOMBRES);
  const lugar = (campo: string) => (orden.includes(campo) ? orden.indexOf(campo) : orden.length);
  return Object.entries(cambios_json ?? {})
    .sort(([a], [b]) => lugar(a) - lugar(b))
    .map(([campo, nuevo]) => ({
      campo,
      nombre: NOMBRES[campo] ?? campo,
      antes: textoDe(campo, antes?.[campo]),
      despues: textoDe(campo, nuevo),
      ahora: actual && campo in actual ? textoDe(campo, actual[campo]) : null,
    }));
}
