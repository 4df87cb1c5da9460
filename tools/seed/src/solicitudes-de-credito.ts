import type { CreditoDoc } from '@leal/contract/documentos';
import { type Centavos, interesDe } from '@leal/domain';
import { type Cartera, existente } from './cartera.ts';
import { abrirSolicitud } from './solicitudes.ts';

export type PeticionEdicionCliente = {
  readonly id_credito: string;
  /** null = only words, as from the route's card. */
  readonly cambios: Readonly<Record<string, unknown>> | null;
  readonly motivo: string;
  readonly en: Date;
};

export function pedirEdicionCliente(cartera: Cartera, peticion: PeticionEdicionCliente): string {
  const { cambios, motivo, en } = peticion;
  const credito = existente(cartera.creditos, peticion.id_credito);
  const cliente: Record<string, unknown> = existente(cartera.clientes, credito.id_cliente);
  const antes = cambios && Object.fromEntries(Object.keys(cambios).map((campo) => [campo, cliente[campo]]));
  const datos = { cambios: cambios && { ...cambios }, antes };
  const id = abrirSolicitud(cartera, { tipo: 'edicion_cliente', datos, credito, motivo, en });
  credito.solicitud_edicion_cliente = id;
  return id;
}

export type PeticionRenovacion = {
  readonly id_credito: string;
  readonly monto_solicitado: Centavos;
  readonly plazo: CreditoDoc['dias_pago'];
  readonly motivo: string;
  readonly en: Date;
};

export function pedirRenovacion(cartera: Cartera, peticion: PeticionRenovacion): string {
  const { monto_solicitado, plazo, motivo, en } = peticion;
  const credito = existente(cartera.creditos, peticion.id_credito);
  const datos = {
    id_credito_anterior: credito.id_credito,
    monto_solicitado_centavos: monto_solicitado,
    dias_pago: plazo,
    interes: interesDe(plazo),
    monto_anterior_centavos: credito.monto_solicitado_centavos,
    interes_anterior: credito.interes,
    saldo_anterior_centavos: credito.saldo_centavos,
    atrasos: credito.atrasos,
    id_credito_nuevo: null,
    motivo_rechazo: null,
  };
  const id = abrirSolicitud(cartera, { tipo: 'renovacion', datos, credito, motivo, en });
  credito.solicitud_renovacion = id;
  return id;
}
