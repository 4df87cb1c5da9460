import type * as contrato from '@leal/contract';
import type { Visto } from '@leal/contract';
import { CERO, estaVivo, interpretarIdPago } from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { creditos } from '../../data/creditos.ts';
import { gastos } from '../../data/gastos.ts';
import { totales } from '../../data/totales.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { leerAntecedentes } from './antecedentes.ts';
import { hallar, hallarPago } from './hallar.ts';
import { contarFuera, leerLoQueDeja } from './lo-que-deja.ts';
import * as visto from './visto-de.ts';

export const leerVistoCredito: CasoLectura<typeof contrato.vistoCredito> = async (
  { parametros, consulta },
  { hoy },
) => {
  const credito = await hallar(creditos.doc(parametros.id_credito));
  return {
    estado: credito.estado_credito,
    visto: visto.vistoDeCredito(credito),
    ficha: visto.fichaDe(visto.CAMPOS_PENDIENTE, credito, credito),
    ...(consulta.antecedentes !== 'no' && { antecedentes: await leerAntecedentes(credito, hoy) }),
  };
};

export const leerVistoGasto: CasoLectura<typeof contrato.vistoGasto> = async ({ parametros }) => {
  const gasto = await hallar(gastos.doc(parametros.id_gasto));
  return { estado: gasto.estado, visto: visto.vistoDeGasto(gasto) };
};

export const leerVistoPago: CasoLectura<typeof contrato.vistoPago> = async ({ parametros }) => {
  const id = interpretarIdPago(parametros.id);
  if (id === null) throw new ErrorApp('NO_ENCONTRADO');
  const pago = await hallarPago(id.id_credito, id.id_movimiento);
  return { estado: estaVivo(pago) ? 'vigente' : 'eliminado', visto: visto.vistoDePago(pago) };
};

async function hallarCuenta(id_usuario: string) {
  const [usuario, sumas] = await Promise.all([
    hallar(usuarios.doc(id_usuario)),
    leer(totales.doc(id_usuario)),
  ]);
  const deja = await leerLoQueDeja(usuario, contarFuera);
  const saldo_pendiente = sumas?.saldo_pendiente_centavos ?? CERO;
  const cuenta = visto.vistoDeCuenta(usuario);
  return { usuario, cuenta, saldo_pendiente, visto: visto.vistoDeUsuario(usuario, sumas, deja) };
}

/** The same outside the transaction that turns the account off. */
export const leerCuenta = async (id_usuario: string): Promise<Visto<'usuario'>> =>
  (await hallarCuenta(id_usuario)).visto;

export const leerVistoUsuario: CasoLectura<typeof contrato.vistoUsuario> = async ({ parametros }) => {
  const { usuario, ...cuenta } = await hallarCuenta(parametros.id_usuario);
  return { estado: usuario.activo ? 'activo' : 'inactivo', nombre: usuario.nombre, ...cuenta };
};
