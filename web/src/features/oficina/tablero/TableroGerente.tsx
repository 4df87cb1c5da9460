import './tablero-gerente.css';
import { usePorAprobarDeTodos } from '../../../lib/vivo/use-avisos.ts';
import { Cifra } from '../../../ui/cifras/Cifra.tsx';
import { Cifras } from '../../../ui/cifras/Cifras.tsx';
import { Actualizar, NotaAlDia } from '../../../ui/encabezado/Actualizado.tsx';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { textoDia } from '../../../comun/textos/textos.ts';
import { useOficina } from '../use-oficina.ts';
import { AccionesRapidas } from './AccionesRapidas.tsx';
import { CIFRAS } from './cifras-gerente.ts';
import { conEspera } from './con-espera.ts';
import { LineaConciliacion } from './LineaConciliacion.tsx';
import { Paneles } from './Paneles.tsx';
import { type Estadisticas, useEstadisticas } from './use-estadisticas.ts';

function CifrasDeGerente({ datos }: { datos: Estadisticas | undefined }) {
  const oficina = useOficina();
  const espera = usePorAprobarDeTodos();
  const vivos = datos && conEspera(datos, espera);
  return (
    <Cifras nombre="Cifras de la cartera" cargando={!datos} columnas={4}>
      {CIFRAS.map(({ titulo, definicion, ancha, camino, valor, nota }) => (
        <Cifra
          key={titulo}
          {...{ titulo, definicion, ancha }}
          camino={camino?.(oficina)}
          valor={vivos && valor(vivos)}
          nota={vivos ? nota(vivos) : ''}
        />
      ))}
    </Cifras>
  );
}

/** Spec §2, 'Manager dashboard'; a supervisor looks at the same. */
export function TableroGerente() {
  const consulta = useEstadisticas();
  const { data, isError } = consulta;
  return (
    <div className="gerencia">
      <Encabezado
        titulo="Dashboard"
        nota={data && <NotaAlDia consulta={consulta}>{textoDia(data.fecha)}</NotaAlDia>}
        accion={<Actualizar consulta={consulta} />}
      />
      <AccionesRapidas />
      <FalloConsulta consulta={consulta} mensaje="Error al cargar datos del dashboard" />
      {(data || !isError) && (
        <>
          <CifrasDeGerente datos={data} />
          <LineaConciliacion datos={data} />
          <Paneles datos={data} />
        </>
      )}
    </div>
  );
}
