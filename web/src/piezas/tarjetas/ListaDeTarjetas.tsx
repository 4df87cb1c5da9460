import type { ComponentType } from 'react';
import type { ListaLeida } from '../../lib/api/lista.ts';
import { type ConPersona, nombrar } from '../../lib/llamados.ts';
import { HuecoDeTarjetas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';

export const MENSAJE_ERROR = 'Error al cargar los datos';

/** The words of a list when there is nothing in it. */
export type Vacia = {
  readonly titulo: string;
  readonly texto?: string;
  readonly dibujo?: 'nada' | 'listo' | 'lupa';
};

export const SIN_HISTORIAL: Vacia = { titulo: 'No hay historial' };

export const Nada = ({ titulo, texto, dibujo = 'nada' }: Vacia) => (
  <Vacio
    dibujo={dibujo}
    texto={
      <>
        <strong className="bandeja-vacia en-bloque tinta">{titulo}</strong>
        {texto}
      </>
    }
  />
);

export type PropsLista<T> = {
  lista: ListaLeida<T>;
  idDe: (fila: T) => string;
  Tarjeta: ComponentType<{ item: T }>;
  vacia: Vacia;
  mensajeError?: string;
  mensajeCargando?: string;
};

/** One of the two lists of a screen of requests, card by card. */
export const ListaDeTarjetas = <T extends ConPersona>({
  lista,
  idDe,
  Tarjeta,
  vacia,
  ...textos
}: PropsLista<T>) => (
  <div className="pila">
    <ListaPorPaginas
      lista={lista}
      cargando={
        <HuecoDeTarjetas
          className="rejilla arriba"
          datos={8}
          alto={32}
          texto={textos.mensajeCargando ?? 'Cargando solicitudes...'}
        />
      }
      vacia={<Nada {...vacia} />}
      mensajeError={textos.mensajeError ?? MENSAJE_ERROR}
      mensajeMas="Cargando más solicitudes..."
    >
      {(filas) => (
        <div className="rejilla arriba">
          {nombrar(filas).map((fila) => (
            <Tarjeta key={idDe(fila)} item={fila} />
          ))}
        </div>
      )}
    </ListaPorPaginas>
  </div>
);
