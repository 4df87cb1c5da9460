import { type CodigoApi, type DetalleError, ErrorApi, mensajeDeError } from '../../lib/api/error-api.ts';

type Camino = (string | number)[];

/** The methods of an antd form that are needed to show its errors. */
type ConCampos = {
  getFieldsValue: () => object;
  setFields: (campos: { name: Camino; errors: string[] }[]) => void;
  focusField: (campo: Camino) => void;
};

/** The field that an error code is about, when the server names none. */
const CAMPO_DE: Partial<Record<CodigoApi, string>> = {
  PLAZO_INVALIDO: 'dias_pago',
  PLAZO_NO_EDITABLE: 'dias_pago',
  MONTO_EXCEDE_SALDO: 'monto_nuevo',
  MONTO_NO_CUBRE_SALDO: 'monto_solicitado',
};

function detallesDe(error: unknown): readonly DetalleError[] {
  if (!(error instanceof ErrorApi)) return [];
  const campo = CAMPO_DE[error.codigo];
  return error.detalles.length === 0 && campo ? [{ campo, mensaje: error.mensaje }] : error.detalles;
}

/** 'cambios.nombre' is the field `nombre`, and 'cambios.referencias.0.telefono' one in the first line of `referencias`. */
function caminoDe(campo: string, campos: ReadonlySet<string>): Camino {
  const partes = campo.split('.');
  const desde = partes.findIndex((parte) => campos.has(parte));
  return desde < 0 ? [] : partes.slice(desde).map((parte) => (/^\d+$/.test(parte) ? Number(parte) : parte));
}

/**
 * Shows a refusal at the fields it names, with the focus in the first of them. Returns what has to be
 * said for the whole form: the server's message, `porDefecto` for an error that is not ours, null when
 * the fields say it all.
 */
export function repartirFallo(formulario: ConCampos, error: unknown, porDefecto: string): string | null {
  const detalles = detallesDe(error);
  const campos = new Set(Object.keys(formulario.getFieldsValue()));
  const propios = detalles
    .map(({ campo, mensaje }) => ({ name: caminoDe(campo, campos), errors: [mensaje] }))
    .filter(({ name }) => name.length > 0);
  const [primero] = propios;
  if (!primero) return mensajeDeError(error, porDefecto);
  formulario.setFields(propios);
  formulario.focusField(primero.name);
  return propios.length === detalles.length ? null : mensajeDeError(error, porDefecto);
}
