import 'virtual:estilos-antd/listas.css';
import { castigados, type ClienteActivo, clientesActivos, type CreditoCastigado } from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { Select } from 'antd';
import { useState } from 'react';
import { textoSinHallados } from '../../../piezas/cliente/sin-hallados.ts';
import { SIN_DATO } from '../../../piezas/textos/textos.ts';
import { useLista } from '../../../lib/api/lista.ts';
import { useBuscado } from '../../../lib/use-retrasado.ts';
import { OPCION_DE_NOMBRE } from '../../../ui/lista/opcion-de-nombre.tsx';

/** A loan that takes payments: a running one, or one that was written off. */
export type CreditoQueRecibe = Pick<ClienteActivo, 'id_credito' | 'saldo'> & { readonly castigado: boolean };

const opcion = ({ id_credito, nombre, saldo, nombre_cobrador }: ClienteActivo | CreditoCastigado) => ({
  value: id_credito,
  label: `${nombre} · debe ${formatearPesos(saldo)} · ${nombre_cobrador ?? SIN_DATO}`,
});

/** Those that are written off stand apart, below. */
const opciones = (activos: readonly ClienteActivo[], perdidos: readonly CreditoCastigado[]) =>
  perdidos.length === 0
    ? activos.map(opcion)
    : [...activos.map(opcion), { label: 'Con crédito castigado', options: perdidos.map(opcion) }];

type Props = {
  value?: string;
  id?: string;
  onChange?: (id_credito: string) => void;
  alElegir: (credito: CreditoQueRecibe | undefined) => void;
};

/** Whose loan it is, searched on the server. One that was paid off takes nothing. */
export function ElegirCredito({ value, id, onChange, alElegir }: Props) {
  const [texto, setTexto] = useState('');
  const busqueda = useBuscado(texto);
  const datos = { consulta: { busqueda } };
  const activos = useLista(clientesActivos, datos, { conservar: true });
  const escritos = useLista(castigados, datos, { conservar: true });
  const buscando = activos.isFetching || escritos.isFetching;
  const perdidos = (escritos.filas ?? []).filter(({ saldo }) => saldo > 0);
  const recibenPagos: readonly CreditoQueRecibe[] = [
    ...(activos.filas ?? []).map((fila) => ({ ...fila, castigado: false })),
    ...perdidos.map((fila) => ({ ...fila, castigado: true })),
  ];
  const fallo = (activos.error ?? escritos.error) !== null;
  return (
    <Select
      {...(id !== undefined && { id })}
      {...OPCION_DE_NOMBRE}
      placeholder="Nombre o teléfono"
      showSearch={{ filterOption: false, onSearch: setTexto }}
      loading={buscando}
      notFoundContent={textoSinHallados({ texto: busqueda, buscando, fallo })}
      options={opciones(activos.filas ?? [], perdidos)}
      value={value ?? null}
      onChange={(cual: string) => {
        onChange?.(cual);
        alElegir(recibenPagos.find(({ id_credito }) => id_credito === cual));
      }}
    />
  );
}
