import type { ClienteDeCobrador } from '@leal/contract';
import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { NOMBRE_ESTADO } from '../../piezas/cliente/filtro.ts';
import { rutaDePago } from '../../piezas/credito/textos.ts';
import { textoFecha } from '../../piezas/textos/textos.ts';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { SinResultados, Vacio } from '../../ui/estados/Vacio.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import type { ListaLeida } from '../../lib/api/lista.ts';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';

/** A row leads to the payment screen of the client's latest credit. */
const COLUMNAS: readonly ColumnaSencilla<ClienteDeCobrador>[] = [
  {
    clave: 'cliente',
    titulo: 'Cliente',
    principal: true,
    celda: (cliente) => (
      <Link className="cubre tinta fuerte sin-raya" to={rutaDePago(cliente)} translate="no">
        {cliente.nombre}
      </Link>
    ),
  },
  { clave: 'negocio', titulo: 'Negocio', celda: ({ negocio }) => negocio },
  { clave: 'direccion', titulo: 'Dirección', celda: ({ direccion }) => direccion },
  {
    clave: 'estado',
    titulo: 'Estado',
    celda: ({ estado, por_entregar }) => (
      <>
        <Tag color={estado === 'Pendiente' ? 'blue' : 'default'}>{NOMBRE_ESTADO[estado]}</Tag>
        {por_entregar && <Tag color="gold">Por entregar</Tag>}
      </>
    ),
  },
  {
    clave: 'credito',
    titulo: 'Crédito',
    nombre: true,
    lado: 'izquierda',
    importe: ({ monto_solicitado }) => monto_solicitado,
  },
  { clave: 'pagado', titulo: 'Pagado', nombre: true, importe: ({ total_pagado }) => total_pagado },
  {
    clave: 'visita',
    titulo: 'Última visita',
    nombre: true,
    cifra: true,
    lado: 'izquierda',
    celda: ({ ultima_visita }) => textoFecha(ultima_visita),
  },
];

type PropsListaClientes = { cartera: ListaLeida<ClienteDeCobrador>; filtrando: boolean };

export const ListaClientes = ({ cartera, filtrando }: PropsListaClientes) => (
  <ListaPorPaginas
    lista={cartera}
    cargando={<HuecoDeFilas filas={10} />}
    vacia={filtrando ? <SinResultados /> : <Vacio texto="Todavía no tienes clientes" />}
    mensajeError="Error al obtener datos de clientes visitados"
    mensajeMas="Cargando más clientes..."
  >
    {(clientes) => (
      <TablaSencilla
        nombre="Clientes"
        clase="cartera"
        areas="'cliente estado' 'negocio negocio' 'direccion direccion' 'credito pagado' 'visita visita'"
        columnas={COLUMNAS}
        filas={clientes}
        clave={({ id_cliente }) => id_cliente}
        ocupada={cartera.anteriores}
      />
    )}
  </ListaPorPaginas>
);
