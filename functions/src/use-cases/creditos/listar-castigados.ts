import type { castigados as contrato, CreditoCastigado } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { aInstanteIso, type Fecha, restar, SENAS, tomar } from '@leal/domain';
import { castigosPedidos, creditosCastigados, sumarCastigos } from '../../data/castigos.ts';
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

/** The first page alone has totals: a page and a read for each thousand. */
export const listarCastigados: CasoLectura<typeof contrato> = async (
  { consulta },
  { actor, ahora, hoy, negocio },
) => {
  const { limite, cursor, id_cobrador } = consulta;
  const carteras = carterasNombradas(actor, id_cobrador, ahora);
  const consultada = creditosCastigados(carteras);
  const { parametros } = await negocio();
  const [{ filas, ...pagina }, sumas, pedidos] = await Promise.all([
    leerPagina(consultada, MAS_NUEVO_PRIMERO, {
      filtros: ['castigados', carteras?.join(' ')],
      limite: limite ?? parametros.tamano_pagina,
      cursor,
    }),
    cursor === undefined ? sumarCastigos(consultada) : null,
    cursor === undefined && id_cobrador === undefined ? leerPedidos() : {},
  ]);
  const totales = sumas && {
    creditos: sumas.creditos,
    saldo: sumas.saldo,
    perdido: sumas.perdido,
    cobrado_despues: restar(sumas.debido, sumas.saldo),
  };
  return {
    datos: filas.flatMap((credito) => presentar(credito, hoy)),
    ...pagina,
    totales,
    ...pedidos,
  };
};
