import '../../ui/lista/filtros.css';
import './historial.css';
import { DECISIONES_CREDITO, listarUsuarios, type SumasDecididos } from '@leal/contract';
import { type Centavos, formatearNumero, ROL } from '@leal/domain';
import { Button } from 'antd';
import { useCallback } from 'react';
import { faltaParaBuscar } from '../../piezas/cliente/filtro.ts';
import { FiltroCobrador } from '../../piezas/cobradores/FiltroCobrador.tsx';
import { cuantos } from '../../piezas/textos/textos.ts';
import { type ListaLeida, useLista } from '../../lib/api/lista.ts';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { CampoFecha } from '../../ui/formulario/CampoFecha.tsx';
import { CampoBusquedaEnUrl } from '../../ui/lista/CampoBusqueda.tsx';
import { ElegirFiltro } from '../../ui/lista/ElegirFiltro.tsx';
import { FiltrosPlegables } from '../../ui/lista/FiltrosPlegables.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { cuantosFiltros, type FiltroHistorial, NINGUNO, PRIMER_DIA } from './filtro-historial.ts';

const DECISIONES = DECISIONES_CREDITO.map((value) => ({ value, label: `${value}s` }));
const GERENTES = { rol: ROL.gerente, limite: 100 } as const;

type PropsMandos = { filtro: FiltroHistorial; alFiltrar: (cambio: Partial<FiltroHistorial>) => void };

function FiltroGerente({ filtro, alFiltrar }: PropsMandos) {
  const { filas, isFetching } = useLista(listarUsuarios, { consulta: GERENTES });
  return (
    <ElegirFiltro
      nombre="Gerente"
      sinElegir="Todos los gerentes"
      seBusca
      deGente
      cargando={isFetching && !filas}
      opciones={(filas ?? []).map(({ id_usuario, nombre }) => ({ value: id_usuario, label: nombre }))}
      valor={filtro.id_gerente}
      alElegir={(id_gerente) => alFiltrar({ id_gerente })}
    />
  );
}

const Mandos = ({ filtro, alFiltrar }: PropsMandos) => (
  <>
    <ElegirFiltro
      nombre="Decisión"
      sinElegir="Aprobados y rechazados"
      opciones={DECISIONES}
      valor={filtro.decision}
      alElegir={(decision) => alFiltrar({ decision })}
    />
    <FiltroCobrador valor={filtro.id_cobrador} alElegir={(id_cobrador) => alFiltrar({ id_cobrador })} />
    {/* Who has an account is the manager's. */}
    {!useSoloLectura() && <FiltroGerente filtro={filtro} alFiltrar={alFiltrar} />}
    <CampoFecha
      etiqueta="Desde"
      dia={filtro.desde}
      desde={PRIMER_DIA}
      hasta={filtro.hasta}
      alElegir={(desde) => alFiltrar({ desde })}
    />
    <CampoFecha
      etiqueta="Hasta"
      dia={filtro.hasta}
      desde={filtro.desde ?? PRIMER_DIA}
      alElegir={(hasta) => alFiltrar({ hasta })}
    />
    <Button
      disabled={cuantosFiltros(filtro) === 0}
      onClick={() => alFiltrar({ ...NINGUNO, busqueda: filtro.busqueda })}
    >
      Limpiar filtros
    </Button>
  </>
);

/** The server adds up so many of each decision, the newest ones. */
const MAXIMO_SUMADO = 1000;

const UnaSuma = ({ n, uno, varios, monto }: { n: number; uno: string; varios: string; monto: Centavos }) => (
  <span className="historial-suma grupo aire-6 junto">
    <span>{`${n >= MAXIMO_SUMADO ? 'Los últimos ' : ''}${cuantos(n, uno, varios)}`}</span>
    <strong>
      <Monto valor={monto} />
    </strong>
  </span>
);

/** What the whole list adds up to, not only the rows that are here. */
const Sumas = ({ sumas }: { sumas: SumasDecididos }) => (
  <output className="historial-sumas grupo aire-16 nota" aria-label="Suma de lo decidido">
    <UnaSuma n={sumas.aprobados} uno="aprobado" varios="aprobados" monto={sumas.monto_aprobado} />
    <UnaSuma n={sumas.rechazados} uno="rechazado" varios="rechazados" monto={sumas.monto_rechazado} />
  </output>
);

type Primera = {
  readonly total?: number | undefined;
  readonly hay_mas?: boolean | undefined;
  readonly sumas?: SumasDecididos | undefined;
};

type Props = PropsMandos & {
  lista: Pick<ListaLeida<unknown>, 'anteriores'> & { readonly primera: Primera | undefined };
};

/** A search is of so many clients at most: where there may be more it says so. */
function textoHallados({ primera }: Props['lista']): string | null {
  if (primera?.total === undefined) return null;
  return primera.hay_mas
    ? `Los primeros ${formatearNumero(primera.total)} de esta búsqueda`
    : cuantos(primera.total, 'crédito encontrado', 'créditos encontrados');
}

/** Above the history of credits: a search, its filters, and what it adds up to. */
export function FiltrosHistorial({ lista, filtro, alFiltrar }: Props) {
  const { busqueda } = filtro;
  const buscar = useCallback((escrito: string) => alFiltrar({ busqueda: escrito }), [alFiltrar]);
  const hallado = busqueda !== '' && !lista.anteriores ? textoHallados(lista) : null;
  return (
    <div className="historial-filtros pila aire-8">
      <CampoBusquedaEnUrl
        invitacion="Buscar por nombre, negocio, dirección, teléfono..."
        busqueda={busqueda}
        alBuscar={buscar}
        hallado={faltaParaBuscar(busqueda) ?? hallado}
      />
      <FiltrosPlegables cuantos={cuantosFiltros(filtro)} className="filtros filtros-anchos historial-mandos">
        <Mandos filtro={filtro} alFiltrar={alFiltrar} />
      </FiltrosPlegables>
      {lista.primera?.sumas && <Sumas sumas={lista.primera.sumas} />}
    </div>
  );
}
