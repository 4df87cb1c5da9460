import { diasDeMes, fechaLocal, mesDe, type Mes, sumarDias } from '@leal/domain';
import { Alert, Button, Progress } from 'antd';
import { useState } from 'react';
import { useAhora } from '../../lib/reloj.ts';
import { FiltroCobrador } from '../../piezas/cobradores/elegir.tsx';
import { useCobradores } from '../../piezas/cobradores/use-cobradores.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useFocoDeVuelta } from '../exportar/use-foco-de-vuelta.ts';
import { ElegirMes } from '../mes/ElegirMes.tsx';
import type { Libro, Pedido } from './partes.ts';
import { porcentajeAvance, textoAvance } from './textos.ts';
import { type EnCurso, useLibro } from './use-libro.ts';

type Curso = ReturnType<typeof useLibro>;

function Marcha({ avance, alCancelar }: Pick<EnCurso, 'avance'> & { alCancelar: () => void }) {
  const texto = textoAvance(avance);
  return (
    <>
      <output className="nota">{texto}</output>
      <Progress
        aria-label="Avance del archivo"
        percent={porcentajeAvance(avance)}
        status={avance?.paso === 'escribir' ? 'active' : 'normal'}
        showInfo={false}
        size="small"
      />
      <div className="grupo">
        <Button onClick={alCancelar}>Cancelar</Button>
      </div>
    </>
  );
}

/** How far the file is, or why it stopped and what can be done. */
function Estado({ enCurso, seguir, cancelar }: Pick<Curso, 'seguir' | 'cancelar'> & { enCurso: EnCurso }) {
  const { pedido, avance, fallo, enVano } = enCurso;
  if (fallo === null) return <Marcha avance={avance} alCancelar={cancelar} />;
  return (
    <>
      <Alert type={enVano ? 'warning' : 'error'} showIcon title={fallo} />
      <div className="grupo">
        {!enVano && (
          <Button type="primary" onClick={() => void seguir(pedido)}>
            Continuar
          </Button>
        )}
        <Button onClick={cancelar}>{enVano ? 'Entendido' : 'Descartar'}</Button>
      </div>
    </>
  );
}

type PropsLibro = {
  libro: Libro;
  titulo: string;
  subtitulo: string;
  /** Its button's words. */
  orden: string;
  curso: Curso;
  mesDeEntrada: Mes | null;
};

/** A file: of whom, of which month, and how it goes. */
function PanelLibro({ libro, titulo, subtitulo, orden, curso, mesDeEntrada }: PropsLibro) {
  const [id, setId] = useState<string | undefined>();
  const [mes, setMes] = useState(mesDeEntrada);
  const { data } = useCobradores();
  const { enCurso, empezar, seguir, cancelar } = curso;
  const delLibro = enCurso?.pedido.libro === libro ? enCurso : null;
  // Too much is asked for in parts: whoever was told chooses them. Else what goes on is what was asked.
  const fijo = delLibro !== null && !delLibro.enVano;
  const boton = useFocoDeVuelta(delLibro !== null);
  const pedido: Pedido = {
    libro,
    mes,
    cobrador: data?.find(({ id_usuario }) => id_usuario === id) ?? null,
  };
  return (
    <Panel titulo={titulo} subtitulo={subtitulo}>
      <div className="pila aire-12">
        <div className="filtros filtros-anchos filtros-de-dos">
          <FiltroCobrador valor={id} alElegir={setId} inactivo={fijo} />
          <ElegirMes
            valor={mes}
            alElegir={setMes}
            inactivo={fijo}
            sinElegir={libro === 'todo' ? 'Todos los meses' : 'Elige un mes'}
          />
        </div>
        {delLibro ? (
          <Estado enCurso={delLibro} seguir={seguir} cancelar={cancelar} />
        ) : (
          <div className="grupo">
            <Button
              ref={boton}
              type="primary"
              disabled={enCurso !== null || (libro === 'mes' && mes === null)}
              onClick={() => empezar(pedido)}
            >
              {orden}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

/** What leaves Leal: all of it in one workbook, or a month for the accountant. */
export function PantallaExportar() {
  const curso = useLibro();
  const hoy = fechaLocal(useAhora(60_000));
  // An accountant asks for the month that is over.
  const anterior = mesDe(sumarDias(diasDeMes(mesDe(hoy)).inicio, -1));
  return (
    <div className="pila">
      <Encabezado titulo="Exportar" nota="Lo que hay en Leal, en un archivo de Excel" />
      <PanelLibro
        libro="todo"
        titulo="Todo"
        subtitulo="Clientes, créditos, movimientos, solicitudes, cortes y ajustes. La hoja Cartera se puede importar de nuevo."
        orden="Exportar todo"
        curso={curso}
        mesDeEntrada={null}
      />
      <PanelLibro
        libro="mes"
        titulo="Un mes, para el contador"
        subtitulo="Movimientos, correcciones, decisiones, cortes y bitácora de ese mes."
        orden="Exportar el mes"
        curso={curso}
        mesDeEntrada={anterior}
      />
    </div>
  );
}
