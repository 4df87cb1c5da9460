import { cambiosCliente, type CambiosCliente, type Visto } from '@leal/contract';
import type { ClienteDoc, CreditoDoc } from '@leal/contract/documentos';
import { type PlazoFijo, sonIguales, tomar } from '@leal/domain';
import { clientes } from '../../data/clientes.ts';
import { leerCreditoDelCliente, leerPlazoFijo } from '../../data/creditos.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { aplicarCambiosCliente } from '../clientes/aplicar-cambios.ts';
import { fotoDelCliente } from '../solicitudes/seguir-al-cliente.ts';
import { exigirVisto } from '../vistos/exigir-visto.ts';
import { creditoDe, hallar } from '../vistos/hallar.ts';
import { fichaDe } from '../vistos/visto-de.ts';
import { type De, type Manejador, type RespuestaGerente, soloRechazar } from './manejador.ts';

type Edicion = De<'edicion_cliente'>;
type Leidos = { readonly cliente: ClienteDoc; readonly credito: CreditoDoc | undefined };

/** An edit in free text names no field, so there is nothing to compare. */
const TEXTO_LIBRE: Visto<'edicion_cliente'> = { cambios: null, actuales: null };

/** The question shows the requested values, and today's values of the fields that an approval changes. */
const vistoDe = (
  { datos: { cambios } }: Edicion,
  { cliente, credito }: Leidos,
  campos = Object.keys(cambios ?? {}),
): Visto<'edicion_cliente'> => ({ cambios, actuales: fichaDe(campos, cliente, credito) });

/** The values that were read of the fields that are sent: a form shows all fields. */
function deEstos(visto: RespuestaGerente['visto'], campos: readonly string[]): RespuestaGerente['visto'] {
  if (visto === undefined || !('actuales' in visto) || visto.actuales === null) return visto;
  const valores = Object.entries(visto.actuales).filter(([campo]) => campos.includes(campo));
  return { ...visto, actuales: Object.fromEntries(valores) };
}

/**
 * The decision is held to the values that were read: of the fields that were asked for, or that the manager changes
 * instead.
 */
function exigirLeido(solicitud: Edicion, { visto, cambios }: RespuestaGerente, leidos: Leidos): void {
  if (cambios === undefined) return exigirVisto('edicion_cliente', visto, vistoDe(solicitud, leidos));
  const campos = Object.keys(cambios);
  exigirVisto('edicion_cliente', deEstos(visto, campos), vistoDe(solicitud, leidos, campos));
}

/**
 * The client as it is now, with the credit that carries its copy and whose term could change. Free text
 * (null) has nothing to apply, unless the manager writes what changes: else they have changed it by hand.
 */
async function leer(
  cambio: Cambio,
  solicitud: Edicion,
  respuesta: Pick<RespuestaGerente, 'decision' | 'visto' | 'cambios'>,
): Promise<Leidos | null> {
  if (solicitud.datos.cambios === null && respuesta.cambios === undefined) {
    exigirVisto('edicion_cliente', respuesta.visto, TEXTO_LIBRE);
    return null;
  }
  const cliente = (await cambio.tx.get(clientes.doc(solicitud.id_cliente))).data();
  if (cliente === undefined) throw new ErrorApp('NO_ENCONTRADO');
  if (cliente.eliminado) throw new ErrorApp('NO_ELEGIBLE', 'El cliente fue eliminado.');
  const leidos = { cliente, credito: await leerCreditoDelCliente(cambio.tx, cliente) };
  exigirLeido(solicitud, respuesta, leidos);
  return leidos;
}

/** Why the term that is asked for would be refused; asked only when it is another one. */
async function plazoFijoPedido(
  { datos: { cambios } }: Edicion,
  credito: CreditoDoc | undefined,
): Promise<PlazoFijo | undefined> {
  const plazo = cambios?.['dias_pago'];
  if (plazo === undefined || plazo === credito?.dias_pago) return undefined;
  return credito ? leerPlazoFijo(credito) : 'PLAZO_NO_EDITABLE';
}

/**
 * The fields that the manager changes instead of those that were asked for, before and after; 400 when there are none.
 */
function corregidos({ cliente, credito }: Leidos, cambios: CambiosCliente) {
  const escritos: Readonly<Record<string, unknown>> = cambios;
  const antes: Readonly<Record<string, unknown>> = fichaDe(Object.keys(escritos), cliente, credito);
  const distintos = Object.keys(escritos).filter((campo) => !sonIguales(antes[campo], escritos[campo]));
  if (distintos.length === 0)
    throw new ErrorApp('DATOS_INVALIDOS', undefined, [
      { campo: 'cambios', mensaje: 'No cambia ningún dato' },
    ]);
  return { antes: tomar(antes, distintos), aplicados: tomar(escritos, distintos) };
}

/** The request as it is kept beside the client: as it was asked for, or as the manager wrote it. */
function hechoCon(solicitud: Edicion, leidos: Leidos, escritos: CambiosCliente | undefined) {
  const { datos } = solicitud;
  if (escritos === undefined || sonIguales(escritos, datos.cambios))
    return { datos, ...(datos.antes && { antes: datos.antes }), despues: datos.cambios ?? {} };
  const { antes, aplicados } = corregidos(leidos, escritos);
  return {
    datos: { ...datos, aplicados },
    antes,
    despues: aplicados,
    aviso: { con_otros_datos: true as const },
  };
}

export const edicionCliente: Manejador<'edicion_cliente'> = {
  preguntar: async (solicitud) => {
    if (solicitud.datos.cambios === null) return { visto: TEXTO_LIBRE };
    const cliente = await hallar(clientes.doc(solicitud.id_cliente));
    const credito = await creditoDe(cliente);
    const fijo = await plazoFijoPedido(solicitud, credito);
    return { visto: vistoDe(solicitud, { cliente, credito }), ...(fijo && { plazo_fijo: fijo }) };
  },
  aprobar: async (cambio, solicitud, respuesta) => {
    const leidos = await leer(cambio, solicitud, respuesta);
    if (leidos === null) return { solicitud, ruta: false };
    const { datos, ...hecho } = hechoCon(solicitud, leidos, respuesta.cambios);
    const cambios = respuesta.cambios ?? cambiosCliente.parse(datos.cambios);
    const accion = 'clientes/solicitudes/editar/aprobar';
    const { cliente } = await aplicarCambiosCliente(cambio, { ...leidos, cambios, accion });
    // The request was pending until now, and pending requests show the client as it is.
    return { solicitud: { ...solicitud, ...fotoDelCliente(cliente), datos }, ruta: true, ...hecho };
  },
  rechazar: soloRechazar((cambio, solicitud, { decision, visto }) =>
    leer(cambio, solicitud, { decision, visto }),
  ),
};
