import {
  type Cuerpo,
  type recibirRegistro as contrato,
  registrarAbono,
  type Respuesta,
} from '@leal/contract';
import type { CreditoDoc, UsuarioDoc } from '@leal/contract/documentos';
import { CERO, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { anotar } from '../../data/bitacora.ts';
import { creditos } from '../../data/creditos.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { type Cambio, guardarRespuesta } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { claveDeCambio } from '../../platform/idempotencia.ts';
import { recibirRechazado, traeEfectivo } from './recibir-rechazado.ts';

type Contrato = typeof contrato;
type Pedido = Cuerpo<Contrato>;
type Abono = NonNullable<Pedido['abono']>;
type Lee = { usuario: ReturnType<typeof usuarios.doc>; credito?: ReturnType<typeof creditos.doc> };
type Entregado = {
  readonly cobrador: UsuarioDoc;
  readonly credito: CreditoDoc | undefined;
  readonly abono: Abono;
  readonly clave: string;
};

/** Somebody who can sign in sends what is theirs. */
function exigirDesactivado(cobrador: UsuarioDoc | undefined): UsuarioDoc {
  if (cobrador?.id_rol !== ROL.cobrador) throw new ErrorApp('NO_ENCONTRADO', 'No existe ese cobrador.');
  if (!cobrador.activo) return cobrador;
  throw new ErrorApp(
    'USUARIO_INVALIDO',
    'Su cuenta está activa: lo envía este teléfono cuando vuelva a entrar.',
  );
}

/** The phone that the payment names, else the one that the register names: cash is always of some phone. */
function conTelefono({ abono, dispositivo, secuencia, desfase_ms, capturado_en }: Pedido): Abono | undefined {
  if (abono === undefined) return undefined;
  const deFuera = { dispositivo, secuencia, desfase_ms };
  const conOrigen = abono.dispositivo === undefined ? { ...abono, ...deFuera } : abono;
  if (conOrigen.monto > CERO && conOrigen.dispositivo === undefined)
    throw new ErrorApp('DATOS_INVALIDOS', undefined, [
      { campo: 'dispositivo', mensaje: 'Falta de qué teléfono es' },
    ]);
  return { ...conOrigen, capturado_en: conOrigen.capturado_en ?? capturado_en };
}

const porQue = (credito: CreditoDoc | undefined, { id_usuario }: UsuarioDoc): ErrorApp =>
  credito?.id_cobrador === id_usuario
    ? new ErrorApp('NO_ELEGIBLE', 'La cuenta del cobrador está desactivada.')
    : new ErrorApp('PROHIBIDO', 'Ese crédito no es de este cobrador.');

/**
 * Cash goes the way of a refused payment, as that collector's: under the key that the phone gave it, which answers the
 * same from now on, so that it cannot be booked by the phone either.
 */
async function recibir(
  cambio: Cambio,
  { cobrador, credito, abono, clave }: Entregado,
): Promise<Respuesta<Contrato>> {
  const { id_usuario: uid, nombre, email, id_rol, rutas_prestadas } = cobrador;
  const claveDelAbono = claveDeCambio(uid, registrarAbono, clave, {
    cuerpo: z.encode(registrarAbono.cuerpo, abono),
  });
  const actor = { uid, nombre, email, id_rol, ...(rutas_prestadas && { rutas_prestadas }) };
  const cambioDelCobrador = { ...cambio, actor, clave: claveDelAbono.hash };
  const { motivo } = abono;
  const entrega = `Entregado por ${cambio.actor.nombre}`;
  const respuesta = await recibirRechazado(cambioDelCobrador, {
    credito,
    abono: { ...abono, motivo: motivo ? `${motivo} · ${entrega}` : entrega },
    rechazo: porQue(credito, cobrador),
    firma: cambio.actor,
  });
  if (respuesta.yaRegistrado) return { resultado: 'asentado' };
  const json = JSON.stringify(z.encode(registrarAbono.respuesta, respuesta));
  guardarRespuesta(cambio, claveDelAbono, true, { estado: 202, json });
  return { resultado: 'en_revision', id_solicitud: respuesta.id_solicitud };
}

/** The audit's words for each outcome. */
const QUE_FUE = { asentado: 'Ya estaba registrado', en_revision: 'Por revisar', anotado: 'Sin registrar' };

/** One register of somebody's phone, and the audit of it whatever becomes of it. */
export const recibirRegistro: CasoCambio<Contrato, Lee> = {
  leer: ({ cuerpo: { id_cobrador, abono } }) => ({
    usuario: usuarios.doc(id_cobrador),
    ...(abono && { credito: creditos.doc(abono.id_credito) }),
  }),
  ejecutar: async ({ cuerpo }, cambio, { usuario, credito }) => {
    const cobrador = exigirDesactivado(usuario);
    const { que, clave, capturado_en, dispositivo, secuencia } = cuerpo;
    const abono = conTelefono(cuerpo);
    const hecho: Respuesta<Contrato> =
      abono && traeEfectivo(abono)
        ? await recibir(cambio, { cobrador, credito, abono, clave })
        : { resultado: 'anotado' };
    anotar(cambio, {
      accion: 'registros/entregar',
      documento: `usuarios/${cobrador.id_usuario}`,
      id_cobrador: cobrador.id_usuario,
      ...(credito && { cliente: credito }),
      antes: null,
      despues: {
        que,
        ...(abono && abono.monto > CERO && { monto_centavos: abono.monto }),
        capturado_en: new Date(capturado_en),
        ...(dispositivo !== undefined && { dispositivo }),
        ...(secuencia !== undefined && { secuencia }),
        resultado: QUE_FUE[hecho.resultado],
      },
    });
    return hecho;
  },
};
