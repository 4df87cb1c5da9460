import type { ClienteActivo } from '@leal/contract';
import { Skeleton } from 'antd';
import { nombrar } from '../../../lib/llamados.ts';
import type { ListaLeida } from '../../../lib/api/lista.ts';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { ListaPorPaginas } from '../../../ui/lista/ListaPorPaginas.tsx';
import { TarjetaActivo } from './TarjetaActivo.tsx';

const HUECOS = [1, 2, 3, 4];

const Esqueleto = () => (
  <div className="activos-lista" aria-busy>
    {HUECOS.map((n) => (
      <div key={n} className="panel">
        <Skeleton active title paragraph={{ rows: 7 }} />
      </div>
    ))}
  </div>
);

type Props = { lista: ListaLeida<ClienteActivo>; buscando: boolean };

export const ListaActivos = ({ lista, buscando }: Props) => (
  <ListaPorPaginas
    lista={lista}
    cargando={<Esqueleto />}
    vacia={<Vacio texto={buscando ? 'No se encontraron resultados' : 'No hay clientes activos'} />}
    mensajeError="Error al obtener clientes activos"
    mensajeMas="Cargando más clientes..."
  >
    {(clientes) => (
      <div className="activos-lista" aria-busy={lista.anteriores}>
        {nombrar(clientes).map((cliente) => (
          <TarjetaActivo key={cliente.id_cliente} cliente={cliente} />
        ))}
      </div>
    )}
  </ListaPorPaginas>
);
