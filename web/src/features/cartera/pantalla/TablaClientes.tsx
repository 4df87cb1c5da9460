import '../../../ui/tabla/tabla.css';
import type { ClienteDeCobrador } from '@leal/contract';
import { memo } from 'react';
import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { Monto } from '../../../ui/Monto.tsx';
import { rutaDePago } from '../../../comun/credito/textos.ts';
import { textoFecha } from '../../../comun/textos/textos.ts';
import { NOMBRE_ESTADO } from '../../../comun/cliente/filtro.ts';

const COLUMNAS = ['Cliente', 'Negocio', 'Dirección', 'Estado'];
const CIFRAS = ['Crédito', 'Pagado', 'Última visita'];

const Fila = memo(({ cliente }: { cliente: ClienteDeCobrador }) => (
  <tr className="cartera-fila">
    <td data-lugar="principal">
      <Link className="cartera-cliente" to={rutaDePago(cliente)}>
        {cliente.nombre}
      </Link>
    </td>
    <td className="cartera-negocio">{cliente.negocio}</td>
    <td className="cartera-direccion">{cliente.direccion}</td>
    <td className="cartera-estado">
      <Tag color={cliente.estado === 'Pendiente' ? 'blue' : 'default'}>{NOMBRE_ESTADO[cliente.estado]}</Tag>
    </td>
    <td className="cartera-credito" data-tipo="cifra" data-nombre="Crédito">
      <Monto valor={cliente.monto_solicitado} />
    </td>
    <td className="cartera-pagado" data-tipo="cifra" data-nombre="Pagado">
      <Monto valor={cliente.total_pagado} />
    </td>
    <td className="cartera-visita" data-tipo="cifra" data-nombre="Última visita">
      {textoFecha(cliente.ultima_visita)}
    </td>
  </tr>
));
Fila.displayName = 'FilaCliente';

type Props = { clientes: readonly ClienteDeCobrador[]; anteriores: boolean };

/** A row leads to the payment screen of the client's latest credit. */
export const TablaClientes = ({ clientes, anteriores }: Props) => (
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
