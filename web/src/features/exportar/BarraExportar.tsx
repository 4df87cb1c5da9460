import './exportar.css';
import { EXPORTACIONES, type Exportacion } from '@leal/contract';
import { type Fecha, fechaLocal, lunesDe } from '@leal/domain';
import { Progress, Select } from 'antd';
import { useId, useState } from 'react';
import { useAhora } from '../../lib/reloj.ts';
import { NavegarSemana } from '../reportes/pantalla/NavegarSemana.tsx';
import { BotonExportar } from './BotonExportar.tsx';
import { porcentajeAvance, textoAvance } from './textos.ts';
import { type EnCurso, useExportar } from './use-exportar.ts';

const TODOS = '';

/** The line is there all the time: nothing below moves when an export begins or ends. */
const Estado = ({ enCurso }: { enCurso: EnCurso | null }) => (
  <div className="exportar-estado">
    <output>
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

type Props = { cobradores: readonly { readonly id_cobrador: string; readonly nombre_cobrador: string }[] };

/** Spec §2, 'Routes management': both Excel files, by one tap each; of one collector or of a past week if one wishes. */
export function BarraExportar({ cobradores }: Props) {
  const { enCurso, iniciar } = useExportar();
  const hoy = fechaLocal(useAhora(60_000));
  const [elegida, setElegida] = useState<Fecha | null>(null);
  const [cobrador, setCobrador] = useState(TODOS);
  const id = useId();
  const semana = lunesDe(elegida ?? hoy);
  const ocupado = enCurso !== null;
  const exportar = (exportacion: Exportacion) =>
    void iniciar({ exportacion, semana, id_cobrador: cobrador === TODOS ? null : cobrador });
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
        showSearch={{ optionFilterProp: 'label' }}
        value={cobrador}
        options={opciones}
        disabled={ocupado}
        onChange={setCobrador}
      />
      <NavegarSemana semana={semana} hoy={hoy} alCambiar={setElegida} inactivo={ocupado} />
      <div className="exportar-acciones">
        <div className="exportar-botones">
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
