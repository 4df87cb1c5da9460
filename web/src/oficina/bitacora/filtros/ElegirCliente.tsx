import 'virtual:estilos-antd/listas.css';
import { buscarClientes } from '@leal/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { textoSinHallados } from '../../../piezas/cliente/sin-hallados.ts';
import { useLista } from '../../../lib/api/lista.ts';
import { useBuscado } from '../../../lib/use-retrasado.ts';
import { OPCION_DE_NOMBRE } from '../../../ui/lista/opcion-de-nombre.tsx';

type Props = {
  elegido: string | undefined;
  /** The name of a client that was chosen elsewhere. */
  nombre: string | null;
  alElegir: (id: string | undefined) => void;
};

/** Any client, also of loans that ended, by name, business, address or phone, searched on the server. */
export function ElegirCliente({ elegido, nombre, alElegir }: Props) {
  const [texto, setTexto] = useState('');
  const busqueda = useBuscado(texto);
  const lista = useLista(buscarClientes, { consulta: { busqueda } }, { conservar: true });
  const { isFetching: buscando, error } = lista;
  const hallados = (lista.filas ?? []).map((c) => ({ value: c.id_cliente, label: c.nombre }));
  const falta = elegido !== undefined && !hallados.some(({ value }) => value === elegido);
  return (
    <Select
      allowClear
      aria-label="Cliente"
      placeholder="Todos los clientes"
      {...OPCION_DE_NOMBRE}
      showSearch={{ filterOption: false, onSearch: setTexto }}
      loading={buscando}
      notFoundContent={textoSinHallados({ texto: busqueda, buscando, fallo: error !== null })}
      options={falta ? [{ value: elegido, label: nombre ?? 'Cliente elegido' }, ...hallados] : hallados}
      value={elegido ?? null}
      onChange={(id: string | undefined) => alElegir(id)}
    />
  );
}
