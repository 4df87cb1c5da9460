import type { castigados as contrato, CreditoCastigado } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { aInstanteIso, estaBuscando, type Fecha, restar, SENAS, tomar } from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';
import {
  castigosPedidos,
  clientesCastigados,
  creditosCastigados,
  leerCastigadosDe,
  sumarCastigos,
} from '../../data/castigos.ts';
import { buscarClientes } from '../../data/clientes.ts';
import { deCobradores } from '../../data/creditos.ts';
import { leerPagina } from '../../data/pagina.ts';
import { carterasNombradas } from '../../context/cartera.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { montosDeCastigo } from './por-que-no.ts';
import { convenioQueDebe } from './presentar-convenio.ts';

const MAS_NUEVO_PRIMERO = { campo: 'castigo.en', sentido: 'desc', id: 'id_credito' } as const;

function presentar(credito: CreditoDoc, hoy: Fecha): CreditoCastigado[] {
  const { id_credito, id_cliente, id_cobrador, nombre_cobrador, castigo, cliente_eliminado } = credito;
  if (!castigo) return [];
  return [
    {
      id_credito,
      id_cliente,
      id_cobrador,
      nombre_cobrador: nombre_cobrador ?? null,
      ...tomar(credito, SENAS),
      fecha: castigo.fecha,
      motivo: castigo.motivo,
      saldo: credito.saldo_centavos,
      ...montosDeCastigo(credito, castigo),
      ...(castigo.levantado && { levantado: true }),
      ...(cliente_eliminado && { cliente_eliminado }),
      ...convenioQueDebe(credito, hoy),
    },
  ];
}

/** More than anybody confirms in one go; the others come when these are decided. */
const MAXIMO_PEDIDOS = 20;

/** Those that another manager has to confirm. */
async function leerPedidos() {
  const { docs } = await castigosPedidos()
    .limit(MAXIMO_PEDIDOS + 1)
    .get();
  const por_confirmar = docs
    .slice(0, MAXIMO_PEDIDOS)
    .map((foto) => foto.data())
    .flatMap(({ castigo_pedido: pedido, id_credito, id_cliente, nombre, saldo_centavos: saldo }) => {
      if (!pedido) return [];
      const { nombre: pedido_por, en, motivo } = pedido;
      return [{ id_credito, id_cliente, nombre, saldo, pedido_por, pedido_en: aInstanteIso(en), motivo }];
    });
  return {
    ...(por_confirmar.length > 0 && { por_confirmar }),
    ...(docs.length > MAXIMO_PEDIDOS && { hay_mas_por_confirmar: true as const }),
  };
}

type Pagina = { readonly limite: number; readonly cursor: string | undefined };

/** By words, in the order of their clients: 2 × page + 3 reads. */
async function buscar(busqueda: string, carteras: readonly string[] | null, pagina: Pagina) {
  const { filas: clientes, ...resto } = await buscarClientes(
    deCobradores(clientesCastigados(), carteras),
    busqueda,
    { filtros: ['castigados', carteras?.join(' ')], ...pagina },
  );
  return { filas: await leerCastigadosDe(clientes.map(({ id_cliente }) => id_cliente)), ...resto };
}

/** All: a page. */
const leerTodos = (consultada: Query<CreditoDoc>, carteras: readonly string[] | null, pagina: Pagina) =>
  leerPagina(consultada, MAS_NUEVO_PRIMERO, { filtros: ['castigados', carteras?.join(' ')], ...pagina });

async function leerTotales(consultada: Query<CreditoDoc>) {
  const { creditos, saldo, perdido, debido } = await sumarCastigos(consultada);
  return { creditos, saldo, perdido, cobrado_despues: restar(debido, saldo) };
}

/** The first page of all has totals, a read for each thousand; what is found by words has none. */
export const listarCastigados: CasoLectura<typeof contrato> = async (
  { consulta },
  { actor, ahora, hoy, negocio },
) => {
  const { limite, cursor, id_cobrador, busqueda = '' } = consulta;
  const carteras = carterasNombradas(actor, id_cobrador, ahora);
  const consultada = creditosCastigados(carteras);
  const { parametros } = await negocio();
  const pagina = { limite: limite ?? parametros.tamano_pagina, cursor };
  const porPalabras = estaBuscando(busqueda);
  const esPrimera = cursor === undefined && !porPalabras;
  const [{ filas, ...resto }, totales, pedidos] = await Promise.all([
    porPalabras ? buscar(busqueda, carteras, pagina) : leerTodos(consultada, carteras, pagina),
    esPrimera ? leerTotales(consultada) : null,
    esPrimera && id_cobrador === undefined ? leerPedidos() : {},
  ]);
  return {
    datos: filas.flatMap((credito) => presentar(credito, hoy)),
    ...resto,
    totales,
    ...pedidos,
  };
};
