import { Skeleton } from 'antd';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { ListaPorPaginas } from '../../../ui/lista/ListaPorPaginas.tsx';
import type { Cartera } from '../api/use-cartera.ts';
import { TablaClientes } from './TablaClientes.tsx';

type Props = { cartera: Cartera; filtrando: boolean };

export const ListaClientes = ({ cartera, filtrando }: Props) => (
  <ListaPorPaginas
    lista={cartera}
    cargando={<Skeleton active title={false} paragraph={{ rows: 12 }} />}
    vacia={<Vacio texto={filtrando ? 'No se encontraron resultados' : 'Todavía no tienes clientes'} />}
    mensajeError="Error al obtener datos de clientes visitados"
    mensajeMas="Cargando más clientes..."
  >
    {(clientes) => <TablaClientes clientes={clientes} anteriores={cartera.anteriores} />}
  </ListaPorPaginas>
);
