import '../bitacora.css';
import { leerBitacora } from '@leal/contract';
import { useCallback, useState } from 'react';
import { useLista } from '../../../lib/api/lista.ts';
import { dichos, useEnLaUrl } from '../../../lib/en-la-url.ts';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { HuecoDeFilas } from '../../../ui/estados/Huecos.tsx';
import { SinResultados, Vacio } from '../../../ui/estados/Vacio.tsx';
import { ListaPorPaginas } from '../../../ui/lista/ListaPorPaginas.tsx';
import { useEscritorio } from '../../../ui/tabla/use-escritorio.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { cuantasDe } from '../../../piezas/textos/textos.ts';
import { EN_LA_URL } from '../datos/filtro.ts';
import { Filtros } from '../filtros/Filtros.tsx';
import { Renglon } from './Renglon.tsx';
import { RenglonPlegable } from './RenglonPlegable.tsx';

/** The audit, newest first. Nobody can change it. */
export function PantallaBitacora() {
  const [filtro, filtrar] = useEnLaUrl(EN_LA_URL);
  const escritorio = useEscritorio();
  /** The row that is open, one at a time. */
  const [abierto, setAbierto] = useState<string | null>(null);
  const alternar = useCallback((id: string) => setAbierto((previo) => (previo === id ? null : id)), []);
  const consulta = dichos(filtro);
  const lista = useLista(leerBitacora, { consulta }, { conservar: true });
  const filtrando = Object.keys(consulta).length > 0;
  const deSuCliente = lista.filas?.find(({ id_cliente }) => id_cliente === filtro.id_cliente);
  return (
    <div className="pila">
      <Encabezado titulo="Bitácora" nota="Quién hizo qué y cuándo" />
      <Filtros
        filtro={filtro}
        filtrando={filtrando}
        alFiltrar={filtrar}
        nombreCliente={deSuCliente?.nombre_cliente ?? null}
      />
      <Panel
        titulo="Registros"
        subtitulo={(!lista.anteriores && cuantasDe(lista.primera, 'registro', 'registros')) || ' '}
      >
        <ListaPorPaginas
          lista={lista}
          cargando={<HuecoDeFilas filas={10} />}
          vacia={filtrando ? <SinResultados /> : <Vacio texto="No hay registros" />}
          mensajeError="Error al cargar la bitácora"
          mensajeMas="Cargando más registros..."
        >
          {(filas) => (
            <ol
              className="lista-lisa pila aire-0 rayas se-relee"
              aria-label="Registros"
              aria-busy={lista.anteriores}
            >
              {filas.map((fila) =>
                escritorio ? (
                  <RenglonPlegable
                    key={fila.id}
                    renglon={fila}
                    abierto={abierto === fila.id}
                    alAlternar={alternar}
                  />
                ) : (
                  <Renglon key={fila.id} renglon={fila} />
                ),
              )}
            </ol>
          )}
        </ListaPorPaginas>
      </Panel>
    </div>
  );
}
