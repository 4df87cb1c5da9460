import './tablero.css';
import { type Tablero, textoSinConfirmar, useDelTelefono, useTablero } from '../../piezas/figuras/figuras.ts';
import { LineaDeCorte } from '../../piezas/por-ver/LineaPorHacer.tsx';
import { conFormas, SOLO_EFECTIVO } from '../../piezas/textos/por-forma.ts';
import { textoDia } from '../../piezas/textos/textos.ts';
import { usePorAprobarPropio } from '../../lib/vivo/use-avisos.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { Actualizar, NotaAlDia } from '../../ui/encabezado/Actualizado.tsx';
import { datosDe } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { type Aparte, CIFRAS, tableroCon } from './cifras-tablero.ts';
import { PanelSemana } from './PanelSemana.tsx';
import { PorAprobar } from './PorAprobar.tsx';

type PropsCifras = { tablero: Tablero | undefined; aparte: Aparte | undefined };

const CifrasDelDia = ({ tablero, aparte }: PropsCifras) => (
  <Cifras nombre="Cifras de hoy" cargando={!tablero} columnas={3}>
    {CIFRAS.map(({ titulo, definicion, ademas, camino, ancha, valor, formas, ...textos }) => (
      <Cifra
        key={titulo}
        {...{ titulo, definicion, camino, ancha }}
        valor={tablero && valor(tablero)}
        aparte={aparte && textos.aparte?.(aparte)}
        {...conFormas(
          { nota: tablero && aparte ? textos.nota(tablero, aparte) : '', ademas },
          ...((tablero && formas?.(tablero)) ?? SOLO_EFECTIVO),
        )}
      />
    ))}
  </Cifras>
);

/** Spec §2, 'Collector dashboard': the day in figures, each with what it means and where it comes from. */
export function TableroDeCobranza({ idCobrador }: { idCobrador: string }) {
  const consulta = useTablero(idCobrador);
  // Null until the live counts are known; until then the answer's counts are shown.
  const esperaViva = usePorAprobarPropio();
  const { isError } = consulta;
  const delTelefono = useDelTelefono(consulta);
  const { tablero: data, aparte } = (consulta.data && tableroCon(delTelefono, consulta.data, consulta)) ?? {};
  const antiguedad = datosDe(consulta);
  return (
    <div className="pila amplia">
      <Encabezado
        titulo="Dashboard de Cobranza"
        nota={data && <NotaAlDia consulta={consulta}>{textoDia(data.fecha)}</NotaAlDia>}
        accion={<Actualizar consulta={consulta} />}
      />
      <LineaDeCorte />
      {antiguedad === null && (
        <FalloConsulta consulta={consulta} mensaje="Error al obtener datos del dashboard" />
      )}
      {(data || !isError) && (
        <>
          <CifrasDelDia tablero={data} aparte={aparte} />
          <div className="tablero-paneles pila">
            <PorAprobar bloque={esperaViva ?? data?.por_aprobar} />
            <PanelSemana tablero={data} aparte={aparte && textoSinConfirmar(aparte.semana, 'pesos')} />
          </div>
        </>
      )}
    </div>
  );
}
