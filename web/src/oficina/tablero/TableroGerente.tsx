import './tablero-gerente.css';
import { ExclamationCircleFilled } from '@ant-design/icons';
import { memo, useDeferredValue, useMemo } from 'react';
import { conFormas, SOLO_EFECTIVO } from '../../piezas/textos/por-forma.ts';
import { textoDia } from '../../piezas/textos/textos.ts';
import { useAhora } from '../../lib/reloj.ts';
import { usePorAprobarDeTodos } from '../../lib/vivo/use-avisos.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { Actualizar, NotaAlDia } from '../../ui/encabezado/Actualizado.tsx';
import { validoEn } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { type Oficina, useOficina } from '../figuras/use-oficina.ts';
import { CIFRAS } from './cifras-gerente.ts';
import { CifrasDeLoEsperado } from './CifrasDeLoEsperado.tsx';
import { textoConciliacion } from './conciliacion.ts';
import { Esperan } from './Esperan.tsx';
import { Hoy } from './Hoy.tsx';
import { Paneles } from './Paneles.tsx';
import { Rezagados, useAtrasadas } from './Rezagados.tsx';
import { conEspera, type Estadisticas, useEstadisticas } from './use-estadisticas.ts';

type Datos = { datos: Estadisticas | undefined };
/** The data with the instant of their reading. */
type Leidos = Datos & { leidasMs: number };

type Accion = { readonly camino: string; readonly texto: string };

const accionesDe = ({ base }: Oficina): readonly Accion[] => [
  { camino: `${base}/solicitudes`, texto: 'Créditos' },
  { camino: `${base}/rutas`, texto: 'Rutas' },
  { camino: `${base}/clientes-activos`, texto: 'Clientes Activos' },
];

/** Spec §2: one tap from the dashboard to what is done most. */
const AccionesRapidas = () => (
  <nav aria-label="Acciones rápidas" className="gerencia-acciones grupo">
    {accionesDe(useOficina()).map(({ camino, texto }) => (
      <BotonEnlace key={camino} camino={camino}>
        {texto}
      </BotonEnlace>
    ))}
  </nav>
);

/**
 * The line below the figures, in small letters, says when they were last compared with the ledger. Its room is always
 * there.
 */
function LineaConciliacion({ datos }: Datos) {
  const { texto, aviso } = datos ? textoConciliacion(datos) : { texto: '\u00a0', aviso: false };
  return (
    <p className="gerencia-conciliacion fila aire-6 nota tabular">
      {aviso && <ExclamationCircleFilled aria-hidden />}
      <span className={aviso ? 'tinta' : undefined}>{texto}</span>
    </p>
  );
}

function CifrasDeGerente({ datos }: Datos) {
  const oficina = useOficina();
  const ahora = useAhora(60_000);
  return (
    <Cifras nombre="Cifras de la cartera" cargando={!datos} columnas={4}>
      {CIFRAS.map(({ titulo, definicion, ademas, ancha, camino, valor, nota, formas, tendencia }) => (
        <Cifra
          key={titulo}
          {...{ titulo, definicion, ancha }}
          camino={camino(oficina)}
          valor={datos && valor(datos)}
          {...conFormas(
            { nota: datos ? nota(datos) : '', ademas },
            ...((datos && formas?.(datos)) ?? SOLO_EFECTIVO),
          )}
          tendencia={datos ? tendencia(datos, ahora) : null}
        />
      ))}
    </Cifras>
  );
}

/** First the office's first figure, then where to look, the other figures and their charts; what there is nothing of is not drawn. */
const Partes = memo(({ datos, leidasMs }: Leidos) => {
  const atrasadas = useAtrasadas(datos, new Date(leidasMs));
  const nadieAtras = atrasadas?.length === 0;
  return (
    <>
      <CifrasDeLoEsperado datos={datos} />
      <div className="gerencia-cima pila">
        <Hoy {...{ datos, nadieAtras }} />
        {!nadieAtras && <Rezagados atrasadas={atrasadas} />}
        {datos?.solicitudesPendientes !== 0 && <Esperan datos={datos} />}
      </div>
      <CifrasDeGerente datos={datos} />
      <LineaConciliacion datos={datos} />
      <Paneles datos={datos} />
    </>
  );
});
Partes.displayName = 'Partes';

/** Waiting counts are live in all of them. Drawn in slices: an answer that arrives keeps nobody from scrolling. */
function Contenido({ datos, leidasMs }: Leidos) {
  const espera = usePorAprobarDeTodos();
  const vivos = useMemo(() => datos && conEspera(datos, espera), [datos, espera]);
  return <Partes datos={useDeferredValue(vivos)} leidasMs={leidasMs} />;
}

/** Spec §2, 'Manager dashboard'; a supervisor looks at the same. */
export function TableroGerente() {
  const consulta = useEstadisticas();
  const { data, isError } = consulta;
  return (
    <div className="gerencia pila">
      <Encabezado
        titulo="Dashboard"
        nota={
          data && (
            <NotaAlDia consulta={consulta} leido={data.leido}>
              {textoDia(data.fecha)}
            </NotaAlDia>
          )
        }
        accion={<Actualizar consulta={consulta} />}
      />
      <AccionesRapidas />
      <FalloConsulta consulta={consulta} mensaje="Error al cargar datos del dashboard" />
      {(data || !isError) && <Contenido datos={data} leidasMs={validoEn(consulta, data?.leido).getTime()} />}
    </div>
  );
}
