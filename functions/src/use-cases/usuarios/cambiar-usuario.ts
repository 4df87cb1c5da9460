import type { cambiarUsuario as contrato, Cuerpo, Respuesta } from '@leal/contract';
import type { TotalesDoc, UsuarioDoc } from '@leal/contract/documentos';
import { CLASES_POR_APROBAR, esperanDe, ROL } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { ponerActivo, nombrarTotales, totales } from '../../data/totales.ts';
import { usuarios } from '../../data/usuarios.ts';
import { olvidarUsuario } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { exigirVisto, sinVisto } from '../vistos/exigir-visto.ts';
import { leerCuenta } from '../vistos/leer-vistos.ts';
import { leerLoQueDeja } from '../vistos/lo-que-deja.ts';
import { vistoDeUsuario } from '../vistos/visto-de.ts';
import { conCuenta, exigirOtro } from './con-cuenta.ts';
import { leerQueTermina, terminarPrestadas } from './terminar-ruta-prestada.ts';
import { presentarUsuarioConEstado } from './presentar-usuario-con-estado.ts';

type Contrato = typeof contrato;
type Lee = {
  usuario: ReturnType<typeof usuarios.doc>;
  sumas: ReturnType<typeof totales.doc>;
};
type Campos = Partial<Pick<UsuarioDoc, 'nombre' | 'activo'>>;
type Pedidos = Cuerpo<Contrato>;
type Pedido = {
  readonly usuario: UsuarioDoc;
  readonly sumas: TotalesDoc | undefined;
  readonly pedidos: Pedidos;
};

/** The clients, requests and cash that are left without a collector. */
function carteraDe(sumas: TotalesDoc): NonNullable<Respuesta<Contrato>['cartera']> {
  const espera = esperanDe(sumas);
  return {
    clientes_activos: sumas.clientes_activos,
    saldo_pendiente: sumas.saldo_pendiente_centavos,
    por_aprobar: CLASES_POR_APROBAR.reduce((total, clase) => total + espera[clase], 0),
    en_mano: sumas.en_mano_centavos,
    en_mano_por_aprobar: sumas.en_mano_por_aprobar_centavos,
    en_mano_por_resolver: sumas.en_mano_por_resolver_centavos,
  };
}

function distintos({ nombre, activo }: UsuarioDoc, pedidos: Pedidos): Campos {
  return {
    ...(pedidos.nombre !== undefined && pedidos.nombre !== nombre && { nombre: pedidos.nombre }),
    ...(pedidos.activo !== undefined && pedidos.activo !== activo && { activo: pedidos.activo }),
  };
}

/** Nobody collects from the clients of somebody who is turned off: one says so twice. 409 DEJA_CLIENTES. */
function exigirSinClientes({ activo, deja_clientes }: Pedidos, clientes_activos: number): void {
  if (activo === false && clientes_activos > 0 && !deja_clientes) throw new ErrorApp('DEJA_CLIENTES');
}

/** Counted again in the transaction: what came meanwhile is told, and the account stays as it is. */
async function exigirLoVisto({ tx }: Cambio, { usuario, sumas, pedidos: { visto } }: Pedido): Promise<void> {
  if (visto === undefined) return;
  const deja = await leerLoQueDeja(usuario, async (cuenta) => (await tx.get(cuenta)).data().count);
  exigirVisto('usuario', visto, vistoDeUsuario(usuario, sumas, deja));
}

/** The record, name and state on the collector's sums, and the audit; what repeats a value changes nothing. */
function escribir(cambio: Cambio, { usuario, sumas, pedidos }: Pedido): void {
  const campos = distintos(usuario, pedidos);
  const cambiados = Object.keys(campos) as (keyof Campos)[];
  if (cambiados.length === 0) return;
  const { id_usuario } = usuario;
  cambio.tx.update(usuarios.doc(id_usuario), campos);
  if (campos.nombre !== undefined && sumas !== undefined)
    nombrarTotales(cambio.tx, id_usuario, campos.nombre);
  if (campos.activo !== undefined && sumas !== undefined) ponerActivo(cambio.tx, id_usuario, campos.activo);
  anotar(cambio, {
    accion: 'usuarios/cambiar',
    documento: `usuarios/${id_usuario}`,
    ...(usuario.id_rol === ROL.cobrador && { id_cobrador: id_usuario }),
    // The name always: an account that is turned off says whose.
    antes: {
      nombre: usuario.nombre,
      ...Object.fromEntries(cambiados.map((campo) => [campo, usuario[campo]])),
    },
    despues: { nombre: usuario.nombre, ...campos },
    // A new name decides nothing about money.
    ...(campos.activo !== undefined && sinVisto(pedidos.visto)),
  });
}

/** Changes a user's name, or turns the account on or off; turning it off ends its sessions at once, and gives back the routes that it works for others. */
export const cambiarUsuario = {
  leer: ({ parametros: { id_usuario } }) => ({
    usuario: usuarios.doc(id_usuario),
    sumas: totales.doc(id_usuario),
  }),
  alrededor: async ({ parametros: { id_usuario }, cuerpo }, registrar, uid) => {
    const { activo, visto } = cuerpo;
    exigirOtro(id_usuario, uid, activo);
    if (activo === undefined) return registrar();
    // Compared here too: turning the account off ends its sessions, and a refusal in the transaction cannot undo that.
    if (visto !== undefined || !(activo || cuerpo.deja_clientes)) {
      const cuenta = await leerCuenta(id_usuario);
      exigirVisto('usuario', visto, cuenta);
      if (cuenta.activo) exigirSinClientes(cuerpo, cuenta.clientes_activos);
    }
    return conCuenta(id_usuario, activo, registrar).finally(() => olvidarUsuario(id_usuario));
  },
  ejecutar: async ({ cuerpo }, cambio, { usuario, sumas }) => {
    if (usuario === undefined) throw new ErrorApp('NO_ENCONTRADO');
    await exigirLoVisto(cambio, { usuario, sumas, pedidos: cuerpo });
    if (usuario.activo) exigirSinClientes(cuerpo, sumas?.clientes_activos ?? 0);
    const prestadas = await leerQueTermina(cambio, usuario, cuerpo.activo);
    escribir(cambio, { usuario, sumas, pedidos: cuerpo });
    const devuelto = terminarPrestadas(cambio, usuario, prestadas);
    const despues = { ...usuario, ...devuelto, ...distintos(usuario, cuerpo) };
    const abandona = !despues.activo && usuario.id_rol === ROL.cobrador && sumas !== undefined;
    return {
      usuario: presentarUsuarioConEstado(despues, cambio.ahora),
      ...(abandona && { cartera: carteraDe(sumas) }),
    };
  },
} satisfies CasoCambio<Contrato, Lee>;
