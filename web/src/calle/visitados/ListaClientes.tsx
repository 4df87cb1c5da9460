import type { ClienteDeCobrador } from '@leal/contract';
import { Tag } from 'antd';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { NOMBRE_ESTADO } from '../../piezas/cliente/filtro.ts';
import { rutaDePago } from '../../piezas/credito/textos.ts';
import { textoFecha } from '../../piezas/textos/textos.ts';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { SinResultados, Vacio } from '../../ui/estados/Vacio.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import type { ListaLeida } from '../../lib/api/lista.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Celda } from '../../ui/tabla/Celda.tsx';

const COLUMNAS = ['Cliente', 'Negocio', 'Dirección', 'Estado'];
const CIFRAS = ['Crédito', 'Pagado', 'Última visita'];

const Fila = memo(({ cliente }: { cliente: ClienteDeCobrador }) => (
  <tr className="cartera-fila">
    <Celda lugar="principal" en="cliente">
      <Link className="cartera-cliente" to={rutaDePago(cliente)} translate="no">
        {cliente.nombre}
      </Link>
    </Celda>
    <Celda en="negocio">{cliente.negocio}</Celda>
    <Celda en="direccion">{cliente.direccion}</Celda>
    <Celda en="estado" className="cartera-estado">
      <Tag color={cliente.estado === 'Pendiente' ? 'blue' : 'default'}>{NOMBRE_ESTADO[cliente.estado]}</Tag>
      {cliente.por_entregar && <Tag color="gold">Por entregar</Tag>}
    </Celda>
    <Celda en="credito" cifra="izquierda" nombre="Crédito">
      <Monto valor={cliente.monto_solicitado} />
    </Celda>
    <Celda en="pagado" cifra nombre="Pagado">
      <Monto valor={cliente.total_pagado} />
    </Celda>
    <Celda en="visita" cifra="izquierda" nombre="Última visita">
      {textoFecha(cliente.ultima_visita)}
    </Celda>
  </tr>
));
Fila.displayName = 'FilaCliente';

type Props = { clientes: readonly ClienteDeCobrador[]; anteriores: boolean };

/** A row leads to the payment screen of the client's latest credit. */
const TablaClientes = ({ clientes, anteriores }: Props) => (
  <table className="tabla cartera" aria-label="Clientes" aria-busy={anteriores}>
    <thead>
      <tr>
        {COLUMNAS.map((columna) => (
          <th key={columna} scope="col">
            {columna}
          </th>
        ))}
        {CIFRAS.map((columna) => (
          <th key={columna} scope="col" data-tipo="cifra">
            {columna}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {clientes.map((cliente) => (
        <Fila key={cliente.id_cliente} cliente={cliente} />
      ))}
    </tbody>
  </table>
);

type PropsListaClientes = { cartera: ListaLeida<ClienteDeCobrador>; filtrando: boolean };

export const ListaClientes = ({ cartera, filtrando }: PropsListaClientes) => (
  <ListaPorPaginas
    lista={cartera}
    cargando={<HuecoDeFilas filas={10} />}
    vacia={filtrando ? <SinResultados /> : <Vacio texto="Todavía no tienes clientes" />}
    mensajeError="Error al obtener datos de clientes visitados"
    mensajeMas="Cargando más clientes..."
  >
    {(clientes) => <TablaClientes clientes={clientes} anteriores={cartera.anteriores} />}
  </ListaPorPaginas>
);
