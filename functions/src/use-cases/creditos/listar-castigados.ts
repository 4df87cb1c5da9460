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

/** Those that another manager has to confirm; one that was paid off or renewed meanwhile is none. */
async function leerPedidos() {
  const { docs } = await castigosPedidos().get();
  return docs
    .map((foto) => foto.data())
    .flatMap(({ castigo_pedido: pedido, estado_credito, id_credito, id_cliente, nombre, saldo_centavos }) =>
      pedido && estado_credito === 'Aprobado'
        ? [
            {
              id_credito,
              id_cliente,
              nombre,
              saldo: saldo_centavos,
              pedido_por: pedido.nombre,
              pedido_en: aInstanteIso(pedido.en),
              motivo: pedido.motivo,
            },
          ]
        : [],
    );
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
  const [{ filas, ...pagina }, sumas, por_confirmar] = await Promise.all([
    leerPagina(consultada, MAS_NUEVO_PRIMERO, {
      filtros: ['castigados', carteras?.join(' ')],
      limite: limite ?? parametros.tamano_pagina,
      cursor,
    }),
    cursor === undefined ? sumarCastigos(consultada) : null,
    cursor === undefined && id_cobrador === undefined ? leerPedidos() : [],
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
    ...(por_confirmar.length > 0 && { por_confirmar }),
  };
};
