import type { ClienteActivo, clientesActivos, Consulta } from '@leal/contract';
import type { ClienteDoc, CreditoDoc } from '@leal/contract/documentos';
import { estaVencido, type Fecha, prefijosBuscados } from '@leal/domain';
import { activosDeTodos, conPalabras } from '../../data/clientes.ts';
import { leerCreditos } from '../../data/creditos.ts';
import { leerPagina } from '../../data/pagina.ts';
import { contarClientesActivos } from '../../data/totales.ts';
import type { CasoLectura } from '../../platform/caso.ts';

type Contrato = typeof clientesActivos;
type Pedido = Consulta<Contrato> & { readonly limite: number };

const leerTodos = ({ limite, cursor }: Pedido) =>
  leerPagina(
    activosDeTodos(),
    { campo: 'creado_en', sentido: 'desc', id: 'id_cliente' },
    { filtros: ['clientes-activos'], limite, cursor },
    async () => ({ total: await contarClientesActivos() }),
  );

const buscar = ({ limite, cursor, busqueda = '' }: Pedido) =>
  leerPagina(
    conPalabras(activosDeTodos(), busqueda),
    { campo: null, sentido: 'asc', id: 'id_cliente' },
    { filtros: ['clientes-activos', prefijosBuscados(busqueda)], limite, cursor },
  );

const presentar = (cliente: ClienteDoc, credito: CreditoDoc, hoy: Fecha): ClienteActivo => ({
  id_cliente: cliente.id_cliente,
  id_credito: credito.id_credito,
  id_cobrador: cliente.id_cobrador,
  nombre: cliente.nombre,
  slug: cliente.slug,
  negocio: cliente.negocio,
  direccion: cliente.direccion,
  calle: cliente.calle,
  colonia: cliente.colonia,
  ubicacion: cliente.ubicacion,
  telefono: cliente.telefono,
  monto_solicitado: credito.monto_solicitado_centavos,
  dias_pago: credito.dias_pago,
  interes: credito.interes,
  monto_total: credito.monto_total_centavos,
  saldo: credito.saldo_centavos,
  fecha_vencimiento: credito.fecha_vencimiento,
  vencido: estaVencido({ ...credito, saldo: credito.saldo_centavos }, hoy),
});

/** Active clients of every collector with their credit, newest first or those found; 2 × page + 3 reads. */
export const listarActivos: CasoLectura<Contrato> = async ({ consulta }, { hoy, negocio }) => {
  const { parametros } = await negocio();
  const pedido = { ...consulta, limite: consulta.limite ?? parametros.tamano_pagina };
  const busca = prefijosBuscados(consulta.busqueda ?? '').length > 0;
  const { filas, ...pagina } = await (busca ? buscar(pedido) : leerTodos(pedido));
  const creditos = await leerCreditos(
    filas.map((cliente) => cliente.id_credito_abierto).filter((id) => id !== null),
  );
  const porId = new Map(creditos.map((credito) => [credito.id_credito, credito]));
  const datos = filas.flatMap((cliente) => {
    const credito = porId.get(cliente.id_credito_abierto ?? '');
    return credito === undefined ? [] : [presentar(cliente, credito, hoy)];
  });
  return { datos, ...pagina };
};
