import 'virtual:estilos-antd/listas.css';
import './exportar.css';
import { LoadingOutlined } from '@ant-design/icons';
import { EXPORTACIONES, type Exportacion } from '@leal/contract';
import { type Fecha, fechaLocal, lunesDe } from '@leal/domain';
import { Button, Progress, Select } from 'antd';
import { useId, useState } from 'react';
import { useAhora } from '../../lib/reloj.ts';
import { NavegarSemana } from '../../comun/reportes/NavegarSemana.tsx';
import { BOTON, type CobradorExportado, EXPORTANDO, porcentajeAvance, textoAvance } from './textos.ts';
import { type EnCurso, useExportar } from './use-exportar.ts';
import { useFocoDeVuelta } from './use-foco-de-vuelta.ts';
import { BUSCAR_OPCION } from '../../ui/lista/buscar-opcion.ts';
import { OPCION_DE_NOMBRE } from '../../ui/lista/opcion-de-nombre.tsx';

const TODOS = '';

type PropsBoton = { exportacion: Exportacion; enCurso: EnCurso | null; alTocar: () => void };

function BotonExportar({ exportacion, enCurso, alTocar }: PropsBoton) {
  const esEste = enCurso?.exportacion === exportacion;
  const boton = useFocoDeVuelta(esEste);
  return (
    <Button
      ref={boton}
      icon={esEste && <LoadingOutlined aria-hidden />}
      disabled={enCurso !== null}
      aria-busy={esEste}
      onClick={alTocar}
    >
      {esEste ? EXPORTANDO : BOTON[exportacion]}
    </Button>
  );
}

/** The line is always there, so that nothing below moves when an export begins or ends. */
const Estado = ({ enCurso }: { enCurso: EnCurso | null }) => (
  <div className="exportar-estado pila aire-0 alto-dedo">
    <output className="nota renglon-20">
      {enCurso
        ? textoAvance(enCurso.avance)
        : 'Clientes: los créditos de esa semana. Fiscalización: los activos hoy.'}
    </output>
    {enCurso && (
      <Progress
        aria-label="Avance de la exportación"
        percent={porcentajeAvance(enCurso.avance)}
        status={enCurso.avance?.paso === 'escribir' ? 'active' : 'normal'}
        showInfo={false}
        size="small"
      />
    )}
  </div>
);

type Props = { cobradores: readonly CobradorExportado[] };

/** Spec §2, 'Routes management': both Excel files, with one tap each; a collector or a past week can be chosen. */
export function BarraExportar({ cobradores }: Props) {
  const { enCurso, iniciar } = useExportar();
  const hoy = fechaLocal(useAhora(60_000));
  const [dia, setDia] = useState<Fecha | null>(null);
  const [elegido, setElegido] = useState(TODOS);
  const id = useId();
  const semana = lunesDe(dia ?? hoy);
  const ocupado = enCurso !== null;
  const exportar = (exportacion: Exportacion) =>
    void iniciar({
      exportacion,
      semana,
      cobrador: cobradores.find(({ id_cobrador }) => id_cobrador === elegido) ?? null,
    });
  const opciones = [
    { value: TODOS, label: 'Todos los cobradores' },
    ...cobradores.map(({ id_cobrador: value, nombre_cobrador: label }) => ({ value, label })),
  ];
  return (
    <section className="panel exportar" aria-label="Exportar a Excel">
      <label htmlFor={id} className="solo-lectores">
        Cobrador que se exporta
      </label>
      <Select
        id={id}
        {...OPCION_DE_NOMBRE}
        showSearch={BUSCAR_OPCION}
        value={elegido}
        options={opciones}
        disabled={ocupado}
        onChange={setElegido}
      />
      <NavegarSemana semana={semana} hoy={hoy} alCambiar={setDia} inactivo={ocupado} />
      <div className="exportar-acciones pila aire-8">
        <div className="exportar-botones pila aire-8">
          {EXPORTACIONES.map((exportacion) => (
            <BotonExportar
              key={exportacion}
              exportacion={exportacion}
              enCurso={enCurso}
              alTocar={() => exportar(exportacion)}
            />
          ))}
        </div>
        <Estado enCurso={enCurso} />
      </div>
    </section>
  );
}
