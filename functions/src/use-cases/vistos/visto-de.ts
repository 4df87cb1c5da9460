import { cambiosCliente, type Visto, VISTOS } from '@leal/contract';
import {
  type ClienteDoc,
  type ContactoDoc,
  type CreditoDoc,
  type GastoDoc,
  type MovimientoDoc,
  presentar,
  type TotalesDoc,
  type UsuarioDoc,
} from '@leal/contract/documentos';
import { aInstanteIso, castigoPorConfirmar, CERO, estaAbierto, estaTerminada, sumar } from '@leal/domain';

/* The values that a question about each thing shows, from its documents: used when it opens, and when it is decided. */

export const vistoDeCredito = (credito: CreditoDoc): Visto<'credito'> => presentar(VISTOS.credito, credito);

export const vistoDeGasto = (gasto: GastoDoc): Visto<'gasto'> => presentar(VISTOS.gasto, gasto);

export const vistoDePago = (pago: MovimientoDoc): Visto<'pago'> => ({
  monto_actual: pago.monto_centavos,
  ...(pago.transferencia && { forma_actual: 'transferencia' }),
});

/** The fields of a client that a manager may edit; of a credit that waits, the amount too. */
export const CAMPOS_EDITABLES = Object.keys(cambiosCliente.shape);
export const CAMPOS_PENDIENTE = [...CAMPOS_EDITABLES, 'monto_solicitado'];

/** The client's present values of these fields; the term and the amount are its credit's. */
export function fichaDe(
  campos: readonly string[],
  cliente: ClienteDoc | CreditoDoc,
  credito: CreditoDoc | undefined,
): Visto<'ficha'> {
  const todo = new Map<string, unknown>([
    ...Object.entries(cliente),
    ['dias_pago', credito?.dias_pago ?? null],
    ['monto_solicitado', credito?.monto_solicitado_centavos ?? null],
  ]);
  return Object.fromEntries(campos.map((campo) => [campo, todo.get(campo)]));
}

export function vistoDeCliente(credito: CreditoDoc | undefined): Visto<'cliente'> {
  if (credito === undefined || !estaAbierto(credito.estado_credito))
    return { id_credito: null, saldo: CERO, pedido_por: null };
  const { id_credito, saldo_centavos: saldo } = credito;
  return { id_credito, saldo, pedido_por: castigoPorConfirmar(credito)?.nombre ?? null };
}

export const vistoDeCuenta = ({ nombre, email }: UsuarioDoc): Visto<'cuenta'> => ({ nombre, email });

/** The things that a collector who is turned off leaves to others, beside the clients; nobody else leaves anything. */
export type Deja = Pick<Visto<'usuario'>, 'tareas' | 'traspasos' | 'por_entregar'>;

export const vistoDeUsuario = (
  { activo }: UsuarioDoc,
  sumas: TotalesDoc | undefined,
  deja: Deja,
): Visto<'usuario'> => ({
  activo,
  clientes_activos: sumas?.clientes_activos ?? 0,
  en_mano: sumas?.en_mano_centavos ?? CERO,
  ...deja,
});

type Telefono = ContactoDoc['dispositivos'][string];

type Dicho = Pick<Telefono, 'visto_en' | 'sin_enviar' | 'monto_sin_enviar_centavos'>;

export const dichoPor = ({ visto_en, sin_enviar, monto_sin_enviar_centavos }: Dicho) => ({
  visto_en: aInstanteIso(visto_en),
  sin_enviar,
  monto_sin_enviar: monto_sin_enviar_centavos,
});

export const vistoDeTelefono = (telefono: Telefono): Visto<'telefono'> => ({
  ...dichoPor(telefono),
  perdido: telefono.perdido_en !== undefined,
});

/** Whether its person works with it, as far as is known. */
export const estaEnUso = (usuario: UsuarioDoc, { sesion, perdido_en }: Telefono): boolean =>
  perdido_en === undefined && !(sesion !== undefined && estaTerminada(usuario, sesion));

/** The sums over all phones of the person, as each said them last. */
export function vistoDeSesiones(usuario: UsuarioDoc, contacto: ContactoDoc | undefined): Visto<'sesiones'> {
  const telefonos = Object.values(contacto?.dispositivos ?? {});
  return {
    abiertas: telefonos.filter((telefono) => estaEnUso(usuario, telefono)).length,
    sin_enviar: telefonos.reduce((suma, { sin_enviar }) => suma + sin_enviar, 0),
    monto_sin_enviar: sumar(...telefonos.map((telefono) => telefono.monto_sin_enviar_centavos)),
  };
}
